"""Night desert with one cactus, for the 404 page.  blender -b --factory-startup -P desert.py -- desert-night [w= h= spp=]
Landscape is rendered with a transparent sky; sky gradient, stars and the milky way are painted afterwards, so they stay crisp."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from envkit import *
from mathutils import noise
reset(); random.seed(12)
sand=noisemat('sand','#786b60','#93836f',5,.95,.5,.03,8); rock=noisemat('rock','#4a4340','#5d544e',.6,.95,.8,.6,8)
def terrain(x0,x1,y0,y1,nx,ny,fz,m):
    v=[];f=[]
    for j in range(ny+1):
        t=j/ny; y=y0+(y1-y0)*t**2.2
        for i in range(nx+1):
            x=(x0+(x1-x0)*i/nx)*(1+2.2*t); v.append((x,y,fz(x,y)))
    for j in range(ny):
        for i in range(nx): a=j*(nx+1)+i; f.append((a,a+1,a+nx+2,a+nx+1))
    return meshobj('ter',v,f,m,True)
def dune(x,y):
    n=noise.noise(Vector((x*.05,y*.035,1.3)))*1.1+noise.noise(Vector((x*.16,y*.10,4.)))*.22; r=math.sin((x*.9+y*1.6+noise.noise(Vector((x*.2,y*.2,0)))*5))*.045
    far=max(0,(y-30)/60); near=min(1,max(0,(y-2)/14)); return n*near+far*1.2*noise.noise(Vector((x*.018,y*.02,7.)))+r
terrain(-60,60,-8,420,260,240,dune,sand)
def mesa(y,amp,seed,w0,col):
    m=mat('mesa%d'%seed,col,.95); random.seed(seed); v=[];f=[]; n=420; ph=[random.random()*50 for _ in range(3)]
    for i in range(n+1):
        x=-w0+2*w0*i/n; q=noise.noise(Vector((x*.0022,ph[0],0)))+.35*noise.noise(Vector((x*.009,ph[1],0))); z=max(0,min(.42,q*1.25))*amp+amp*.06*noise.noise(Vector((x*.03,ph[2],0)))+amp*.10; v+=[(x,y-1,-4),(x,y,max(.5,z))]
    for i in range(n): f.append((2*i,2*i+2,2*i+3,2*i+1))
    meshobj('mesa',v,f,m,True)
mesa(620,105,5,1500,'#3a3836'); mesa(1150,210,9,2600,'#35363a')
# saguaro: ribbed columns with arms; one rib carries the line of light
cm=noisemat('cactus','#26352b','#33463a',8,.75,.2,.004); ribm=mat('line','#0b5b4a',.4,emit='#35E0A8',estr=F('led',1.3))
def column(P,R,ribs=15,seg=26,cap=True):
    """swept ribbed tube through points P with radii R"""
    import bisect
    pts=[Vector(p) for p in P]; L=[0]
    for a,b in zip(pts,pts[1:]): L.append(L[-1]+(b-a).length)
    def at(s):
        i=min(max(bisect.bisect(L,s)-1,0),len(pts)-2); t=(s-L[i])/(L[i+1]-L[i]); p0=pts[max(i-1,0)]; p1=pts[i]; p2=pts[i+1]; p3=pts[min(i+2,len(pts)-1)]
        q=.5*((2*p1)+(p2-p0)*t+(2*p0-5*p1+4*p2-p3)*t*t+(3*p1-p0-3*p2+p3)*t**3); r=R[i]+(R[i+1]-R[i])*t; return q,r
    n=ribs*6; v=[];f=[]; S=seg*len(P); path=[]
    for k in range(S+1):
        s=L[-1]*k/S; q,r=at(s); q2,_=at(min(L[-1],s+.01)); q1,_=at(max(0,s-.01)); d=(q2-q1).normalized(); e=L[-1]-s; R0=R[-1]
        if e<R0: r*=math.sqrt(max(0.0004,1-(1-e/R0)**2))
        u=Vector((0,1,0)).cross(d).normalized() if abs(d.y)<.95 else Vector((1,0,0)); w_=d.cross(u); path.append((q,r,u,w_))
        for i in range(n): a=2*pi*i/n; rr=r*(1+.11*(abs(math.cos(a*ribs/2))**.8*2-1)); v.append(tuple(q+u*rr*math.cos(a)+w_*rr*math.sin(a)))
    for k in range(S):
        for i in range(n): f.append((k*n+i,k*n+(i+1)%n,(k+1)*n+(i+1)%n,(k+1)*n+i))
    f.append(tuple(S*n+i for i in range(n))); meshobj('cac',v,f,cm,True); return path
CX,CY=F('x',4.6),F('y',13.5); z0=dune(CX,CY)-.3
pa=column([(CX,CY,z0),(CX,CY,z0+1.6),(CX+.03,CY,z0+3.6),(CX+.02,CY,z0+5.7)],[.36,.40,.40,.33])
column([(CX+.25,CY,z0+2.25),(CX+.95,CY-.05,z0+2.30),(CX+1.22,CY-.05,z0+2.75),(CX+1.26,CY-.05,z0+3.6),(CX+1.24,CY-.05,z0+4.55)],[.21,.24,.26,.26,.22],12)
column([(CX-.25,CY,z0+1.75),(CX-.80,CY-.05,z0+1.80),(CX-1.06,CY-.05,z0+2.2),(CX-1.10,CY-.05,z0+2.9),(CX-1.08,CY-.05,z0+3.55)],[.19,.22,.23,.23,.20],12)
# the line: along the front rib
LP=[tuple(q+Vector((-.10,-1,0)).normalized()*(r*1.115+.010)) for q,r,u,w_ in pa[2:-9]]; tube('line',LP[::4]+[LP[-1]],[F('lr',.0085)]*(len(LP[::4])+1),ribm,None,3)
# low shrubs
sh=tuft('sh',160,.5,.9,mat('shm','#4d4a3d',.9),.7,.012)
for k in range(70):
    y=random.uniform(4,90); x=random.uniform(-.9,.9)*(y+8); 
    if abs(x-CX)<1.6 and abs(y-CY)<4: continue
    inst(sh,(x,y,dune(x,y)-.05),random.random()*6,random.uniform(.4,1.2))
sh.location=(0,-90,-20)
# moon from behind right, cool; sky light
l=bpy.data.lights.new('moon','SUN'); l.energy=F('moon',3.4); l.angle=.012; l.color=(.50,.70,1); o=link(bpy.data.objects.new('moon',l)); o.rotation_euler=(math.radians(69),0,math.radians(108))
world((.10,.16,.28),F('amb',.32))
viewcam((0,-7.2,1.75),(1.0,17,1.75),34,F('sy',.155))
def paint(m,d):
    H,W=m.shape[:2]; al=m[...,3:4]; yy=np.linspace(0,1,H)[:,None]; xx=np.linspace(0,1,W)[None,:]
    rng=np.random.default_rng(5); hz=.5-.155*W/H; t=np.clip((yy-hz)/(1-hz),0,1)
    top=np.array([.0060,.0095,.0150]); mid=np.array([.0150,.0270,.0360]); low=np.array([.060,.092,.088]); g=(np.exp(-t*9)[...,None]*low+np.exp(-t*2.2)[...,None]*mid+top)*np.ones((H,W,1)); g=g*(.85+.3*np.exp(-((xx-.66)/.42)**2))[...,None]
    # milky way: soft diagonal band with structure
    def fbm(sx,sy,seed):
        r=np.random.default_rng(seed); o=np.zeros((H,W))
        for k in range(6):
            n=2**k; gx,gy=max(2,int(sx*n)),max(2,int(sy*n)); G=r.random((gy+2,gx+2)); X=np.linspace(0,gx,W); Y=np.linspace(0,gy,H); xi=X.astype(int); yi=Y.astype(int); fx=X-xi; fy=Y-yi; fx=fx*fx*(3-2*fx); fy=fy*fy*(3-2*fy)
            A=G[np.ix_(yi,xi)]; B=G[np.ix_(yi,xi+1)]; C_=G[np.ix_(yi+1,xi)]; D_=G[np.ix_(yi+1,xi+1)]; o+=((A*(1-fx)+B*fx)*(1-fy)[:,None]+(C_*(1-fx)+D_*fx)*fy[:,None])*.55**k
        return o/2.2
    asp=H/W; u=(xx-.30)*math.cos(-1.02)+((yy-.80)*asp)*math.sin(-1.02); s_=-(xx-.30)*math.sin(-1.02)+((yy-.80)*asp)*math.cos(-1.02); nb=fbm(6,4,3); band=np.exp(-((s_+.06*(nb-.5))/.105)**2); dust=np.clip(fbm(9,6,8)-.46,0,1)*3.2*np.exp(-(s_/.05)**2)
    mw=band*(.25+nb)*np.clip(1-dust,0,1)*np.clip(t*1.6,0,1); g+=mw[...,None]*np.array([.030,.036,.045])
    st=np.zeros((H,W)); col=np.ones((H,W,3)); k=W/2400
    for n,b0,b1,r_ in((int(7000),.05,.20,.62),(1100,.20,.55,.80),(150,.45,1.1,1.05),(26,1.2,2.4,1.5)):
        for _ in range(n):
            x=rng.random()*W; y=(hz+(1-hz)*rng.random())*H; dens=.45+.9*band[min(int(y),H-1),min(int(x),W-1)]
            if rng.random()>dens: continue
            b=b0+(b1-b0)*rng.random()**2; rr=max(r_*k,.42); R=int(3*rr)+1; xi,yi=int(x),int(y)
            ys,xs=np.mgrid[max(0,yi-R):min(H,yi+R+1),max(0,xi-R):min(W,xi+R+1)]
            if ys.size: st[ys,xs]+=b*np.exp(-((xs+.5-x)**2+(ys+.5-y)**2)/(2*rr*rr))
    ext=np.clip(t*3.2,0,1); g+=(st*ext)[...,None]*np.array([.95,1.,1.04])*.55
    o=m.copy()
    a_=1-np.exp(-np.maximum(d-40,0)/700.); a_=np.where(d<=0,0,a_)*.85; o[...,:3]=o[...,:3]*(1-a_[...,None])+np.array([.052,.080,.080])*a_[...,None]*al
    o[...,:3]=o[...,:3]+g*(1-al); o[...,3]=1; return o.astype(np.float32)
render(shot+suf,spp=spp,transparent=True,curve='studio',exposure=F('ev',.55),bloom=F('bloom',.055),clampi=3.,bounces=(4,2,2),smooth_bg=False,rad=6,post=paint)
