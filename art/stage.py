"""What studio.py and details.py share: arguments, seamless ground, hero light, close-up camera."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from kit import *; from products import *
V=Vector
args=sys.argv[sys.argv.index('--')+1:]; shot=args[0]; kw=dict(a.split('=') for a in args[1:])
F=lambda k,d:float(kw.get(k,d)); I=lambda k,d:int(kw.get(k,d))
w,h,spp,bgspp=I('w',2400),I('h',1350),I('spp',96),I('bgspp',16); nm=shot.replace(':','-')+kw.get('suf','')
SAND='#c8c3b9'; WARM=(1,.985,.96)
def rel(S,c): t=Vector(c); return lambda x,y,z:(t.x+x*S,t.y+y*S,t.z+z*S)
def wall(color='#d5cfc4',y=.001,rough=.75):
    me=bpy.data.meshes.new('wall'); me.from_pydata([(-12,y,-12),(12,y,-12),(12,y,12),(-12,y,12)],[],[(0,1,2,3)]); me.materials.append(mat('wall',color,rough,spec=.2)); o=bpy.data.objects.new('wall',me); o.pass_index=7; return link(o)
def wash_left(S,c):
    """even light on the far left of the cove, where the type sits"""
    spot('bgL',rel(S,c)(-2.6,-.6,3.0),rel(S,c)(-4.2,2.6,.2),F('bgl',1000)*S*S,100,1.,.7*S,WARM)
def hero(r,S,c,az=27,hc=1.,lens=90,fill=.84,offx=.20,pitch=0,dof=None,rough=.24):
    """product at right, even sand ground at left for type"""
    cyc(S,SAND,rough); studio(S,c,bg=F('bg',.55)); wash_left(S,c)
    spot('bgF',rel(S,c)(-2.2,-2.6,3.2),rel(S,c)(-2.4,-.2,-.5),F('bgf',150)*S*S,70,1.,.7*S,WARM)
    cam=camera([r],az=az,h=hc,lens=lens,fill=fill,res=(w,h),offx=offx,offy=F('offy',0),pitch=pitch); focus(cam,dof)
    render(nm,spp=spp,bgspp=bgspp,exposure=F('ev',0))
def hang(r,S,z,**k):
    """on a plain wall, lit from the upper left"""
    r.location=(0,0,z); w=wall(); studio(S,(0,-.1,z),bg=0,flag=0,**{**dict(key=1.05,fill=5.,rim=0.,top=1.5,amb=.18,K0=(-2.2,-2.0,1.5)),**k}); return w
def wall_hero(r,S,z,az=22,hc=1.25):
    """product at right, even wall at left for type"""
    hang(r,S,z); q=S/.8; area('wallL',(-2.6*q,-2.6*q,z+.9*q),(-1.6*q,0,z),1.6*q,1.6*q,F('wl',26)*q*q,(1,.975,.94))
    camera([r],az=az,h=hc,lens=85,fill=.84,res=(w,h),offx=F('offx',.20)); render(nm,spp=spp,bgspp=bgspp,exposure=F('ev',0))
def focus(cam,dof):
    """dof: (point in focus, f-number)"""
    if dof: d=cam.data.dof; d.use_dof=True; d.focus_distance=(V(dof[0])-cam.location).length; d.aperture_fstop=dof[1]
def closeup(lo,hi,az,hc,lens,dof,pitch=0):
    """camera on the box lo..hi in metres, shallow focus, no product rectangle: the whole picture gets the full number of samples"""
    pts=[V((x,y,z)) for x in(lo[0],hi[0]) for y in(lo[1],hi[1]) for z in(lo[2],hi[2])]
    cam=camera(pts,az=az,h=hc,lens=lens,fill=1.,res=(w,h),pitch=pitch); cam.data.clip_start=.002; focus(cam,dof)
    bpy.context.scene['roi']=[0,0,1,1]; render(nm,spp=spp,exposure=F('ev',0),smooth_bg=False,rad=8,bloom=.06)
