"""Studio pictures.  blender -b --factory-startup -P studio.py -- <shot> [w= h= spp= bgspp=]
heroes: <product>-hero, agave-th-dark, agave-th-unlit   cut-outs: cutout:<product>   exploded: myrtillo-exploded"""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from stage import *
import json
reset()
def small(r,az,fill,**k): hero(r,.17,(0,0,.08),az=az,lens=100,fill=fill,rough=.42,**k)
if shot=='agave-th-hero': r=agave(4); hero(r,1.3,(0,0,.62))
elif shot=='myrtillo-hero': r=myrtillo(3); hero(r,.95,(0,0,.36),hc=.62,fill=.74,offx=.22)
elif shot=='tianyuan-200k-hero': r=tianyuan(); hero(r,2.0,(0,0,1.0),hc=1.35,lens=85,fill=.86)
elif shot=='tianyuan-60k-hero': r=tianyuan60(); hero(r,.62,(0,0,.12),az=30,hc=.46,fill=.50,offx=.19,rough=.42)
elif shot=='copia-hero': wall_hero(copia(),.8,1.2)
elif shot=='ac-charger-hero': r=wallbox(loop=.50); wall_hero(r,.46,1.2,az=24,hc=1.15)
elif shot=='smart-plug-hero':
    a=smartplug(); a.rotation_euler=(0,0,math.radians(-6)); b=smartplug('BACK',(.058,.075,0)); b.rotation_euler=(0,0,math.radians(148)); r=group('R'); a.parent=b.parent=r
    small(r,14,.43,hc=.085,dof=((0,-.04,.03),22))
elif shot=='cholla-wifi-hero': r=cholla(kind='wifi'); r.rotation_euler=(0,0,math.radians(-4)); small(r,20,.80,hc=.12)
elif shot=='cholla-4g-hero':
    r=group('R'); c=cholla(kind='4g',parent=r); c.rotation_euler=(0,0,math.radians(-36)); sim(parent=r,loc=(.050,-.042,0)).rotation_euler=(0,0,.5)
    small(r,22,.88,hc=.13,pitch=8)
elif shot=='cholla-lan-hero':
    r=group('R'); c=cholla(kind='lan',patch=False,parent=r); c.rotation_euler=(-pi/2,0,0); c.location=(0,-.10,.0152); r.rotation_euler=(0,0,math.radians(38))
    tube('patch',[(.046,-.045,.0152),(.062,-.045,.0140),(.090,-.052,.0050),(.128,-.050,.0029),(.150,-.012,.0029),(.118,.022,.0029),(.074,.004,.0029),(.080,-.052,.0085),(.112,-.096,.0029),(.108,-.140,.0029),(.072,-.158,.0046)],[.0028]*11,'white2',r)
    p=rj45(parent=r,loc=(.034,-.166,.0046)); p.rotation_euler=(0,0,math.radians(190))
    small(r,0,.52,offx=.20,hc=.05,pitch=33,dof=((0,-.06,.03),16))
elif shot.startswith('cutout:'):
    p=shot[7:]
    # one family = one subject height S (light), camera azimuth, lens, eye height, distance; px = pixels per metre at the product's centre plane
    FAM={'agave-th':('home',lambda:agave(4)),'myrtillo':('home',lambda:myrtillo(3)),'copia':('wall',lambda:copia(cables=False)),'ac-charger':('wall',wallbox),
         'tianyuan-200k':('ci',tianyuan),'tianyuan-60k':('ci2',tianyuan60),'cholla-wifi':('small',lambda:cholla(kind='wifi')),'cholla-lan':('small',lambda:cholla(kind='lan')),'cholla-4g':('small',lambda:cholla(kind='4g')),'smart-plug':('small',smartplug)}
    CAM={'home':dict(S=1.3,c=.62,az=27,lens=90,dist=7.2,eye=1.0,px=1080),'wall':dict(S=.8,c=1.2,az=24,lens=90,dist=5.0,eye=1.25,px=2160),'ci':dict(S=2.0,c=1.0,az=27,lens=90,dist=11.,eye=1.35,px=700),
         'ci2':dict(S=.62,c=.12,az=27,lens=90,dist=4.2,eye=.52,px=2100),'small':dict(S=.17,c=.08,az=22,lens=100,dist=1.10,eye=.15,px=6400)}
    fam,fn=FAM[p]; C=CAM[fam]; r=fn(); S=C['S']; px=C['px']*F('scale',1)
    if fam=='small' and p=='smart-plug': r.rotation_euler=(0,0,math.radians(-8))
    iswall=fam=='wall'
    if iswall: hang(r,S,1.2,key=1.1).visible_camera=False
    else: cyc(S,'#c9c5be').visible_camera=False; studio(S,(0,0,C['c']))
    sc=bpy.context.scene; a=math.radians(C['az']); D=C['dist']; cd=bpy.data.cameras.new('cam'); cd.lens=C['lens']; cd.sensor_width=36; cd.clip_start=.01; cam=link(bpy.data.objects.new('cam',cd)); sc.camera=cam
    cam.location=(math.sin(a)*D,-math.cos(a)*D,C['eye']); cam.rotation_euler=(pi/2,0,a); bpy.context.view_layer.update()
    inv=Matrix.Rotation(-a,3,'Z'); f=cd.lens/36
    prj=lambda P:((inv@(V(P)-cam.location)).x,(P[2]-C['eye']),(inv@(V(P)-cam.location)).y)
    pts=[prj(q) for q in bbox([r])]; us=[q[0]/q[2]*D for q in pts]; vs=[q[1]/q[2]*D for q in pts]     # metres in the plane through the origin
    base=prj((0,0,0))[1]/prj((0,0,0))[2]*D if not iswall else None
    mg=.10*S if not iswall else .12; x0,x1,y0,y1=min(us)-mg*1.1,max(us)+mg*1.7,min(vs)-mg*.75,max(vs)+mg*.35
    if iswall: x1+=.06; y0-=.06
    if fam=='home': x0,x1=-.62,.72    # same width for the towers
    W=int(round((x1-x0)*px/2)*2); H=int(round((y1-y0)*px/2)*2); sc.render.resolution_x,sc.render.resolution_y=W,H; sc.render.resolution_percentage=100
    big=max(W,H); mpf=D/f   # metres across the sensor width at distance D
    cd.sensor_fit='AUTO'; k=(big/px)/mpf; cd.lens=C['lens']/k; cd.shift_x=(x0+x1)/2*px/big; cd.shift_y=(y0+y1)/2*px/big
    def fp(rx,ry,gap): return (0,.004,rx,ry,r.rotation_euler[2],.02*S,S)
    if iswall:
        ww,hh=(.500,.600) if p=='copia' else (.220,.350); sh=floor_shadow([(0,1.2,ww,hh,0,.05,.55 if p=='copia' else .42)],(W,H),wall=0.)
    else:
        dims={'agave-th':(.555,.310),'myrtillo':(.555,.310),'tianyuan-200k':(.75,.745),'tianyuan-60k':(.44,.60),'cholla-wifi':(.020,.020),'cholla-lan':(.020,.020),'cholla-4g':(.020,.020),'smart-plug':(.040,.042)}[p]
        R=[(0,.004 if fam!='small' else 0,dims[0],dims[1],r.rotation_euler[2],min(dims)*(.5 if 'cholla' in p else .08),{'small':.17}.get(fam,S)*.8)]
        if p=='smart-plug': R=[(0,-.021,.034,.038,r.rotation_euler[2],.004,.14)]
        if p=='cholla-lan': R+= [(.026+.056,.046,.006,.045,.17,.003,.05),(.026+.037,.083,.006,.042,.75,.003,.05),(.026-.02,.108,.060,.006,0,.003,.05)]
        sh=floor_shadow(R,(W,H))
    json.dump(dict(product=p,family=fam,width=W,height=H,px_per_m=px,baseline_px_from_bottom=None if iswall else round((-C['eye']-y0)*px),axis_px_from_left=round(-x0*px)),open(f'{OUT}/{nm}.json','w'))
    render(nm,spp=spp,transparent=True,exposure=F('ev',0),contact=sh,smooth_bg=False,bloom=.035)
elif shot=='myrtillo-exploded':
    r=group('R'); g=.098; b_=base('base',(0,0,0),r); topplate(b_,BASEH+.0025); z=BASEH+g*.8; m0=module('m',(0,0,z),r); topplate(m0,MH)
    for i in(1,2): dup(m0,'m%d'%i,(0,0,z+i*(MH+g)),r)
    control('c',(0,0,z+3*(MH+g)),r,cap=True); S=1.25
    cyc(S,SAND); studio(S,(0,0,.6),bg=.55); wash_left(S,(0,0,.6)); camera([r],az=27,h=1.35,lens=90,fill=.84,res=(w,h)); render(nm,spp=spp,bgspp=bgspp,exposure=F('ev',0))
elif shot in('agave-th-dark','agave-th-unlit'):
    r=agave(4); S=1.3; c=(0,0,.62); t=Vector(c); K=rel(S,c); cyc(S,'#3c4441',rough=.40)
    if shot=='agave-th-unlit': M('led').node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value=0
    area('key',K(-1.8,-1.9,1.2),K(0,0,.1),1.0*S,2.2*S,F('key',26)*S*S,(1,.98,.95)); area('rimR',K(1.5,.9,.9),K(0,0,.15),.35*S,1.8*S,F('rim',5)*S*S,(.93,.97,1),spread=math.radians(60)); area('rimL',K(-1.25,.75,1.15),K(-.1,0,.45),.25*S,1.2*S,F('rl',2.2)*S*S,(.93,.97,1),spread=math.radians(40)); area('top',K(0,.3,2.0),t,1.2*S,.8*S,5*S*S)
    spot('bg',K(.5,1.0,2.4),K(.6,3.6,.7),F('bg',230)*S*S,110,1.,.6*S,(.88,1,.96)); spot('bgL',K(-2.6,-.6,3.0),K(-4.2,2.6,.2),F('bgl',290)*S*S,100,1.,.7*S,(.88,1,.96)); world((.85,.97,.95),F('amb',.09))
    camera([r],az=27,h=1.0,lens=90,fill=.84,res=(w,h),offx=.20); render(nm,spp=spp,bgspp=bgspp,exposure=F('ev',.2),bloom=.11)
