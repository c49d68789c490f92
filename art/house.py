"""Family house.  blender -b --factory-startup -P house.py -- <shot> [w= h= spp=]
by evening: house-dusk, house-detail, ac-charger-scene, cholla-4g-scene   by day: agave-th-scene"""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from envkit import *
reset(); random.seed(4)
DAY=shot=='agave-th-scene'
render_w=mat('render','#ebe2d2',.85); woodm=randmat('woodm','#6e4a2f','#8a6140'); conc=noisemat('conc','#a7a49e','#b6b2ab',5,.75,.1,.003); 
pav=gridmat('pav',('#8f8c86','#99958e'),'#55534f',1.2,.6,.006,.62,bump=True); gravel=noisemat('gravel','#55514b','#8d877e',60,.9,.8,.02); lawn=noisemat('lawn','#354821','#50633a',9,.95,.6,.05,c3='#46522a')
grap=M('graphite'); pvm=gridmat('pvm',('#0a0f1c','#0b1120'),'#1d2638',.182,.182,.0022,.25,.5,1.); pane=glassmat(); leaf=mat('leaf','#3c4a28',.7); bark=mat('bark','#3a3129',.9); gr=mat('grassm','#6f7a43',.7); gr2=mat('grassm2','#9a8d5c',.7)
plaster=mat('plaster','#f0e4d0',.9); floorw=mat('floorw','#9c7448',.5); sofa=mat('sofa','#6d675f',.9); 
# ground
bx('lawn',-60,60,-40,80,-.05,-.012,lawn); bx('patio',-1.2,7.5,-14,-1.5,-.2,0,pav,bev=.01); bx('path',-9.5,-1.15,-2.6,-.0,-.2,0,pav,bev=.01); bx('gravelstrip',-.9,6.2,-1.95,-1.5,-.02,.006,gravel)
# garage wing: timber slats, x 0..6  y -1.5..6.5
bx('gw',0.02,6,-1.46,6.5,0,3.0,M('core'))
first=None
for face,(a0,a1) in(('f',(0,6)),('s',(-1.5,-.0))):
    x=a0
    while x<a1-.05:
        if face=='f' and 3.55<x<5.95: x+=.1;continue
        loc=(x+.045,-1.47,.12) if face=='f' else (.0,x+.045,.12)
        if first is None: first=box('slat',.088,.030,2.80,woodm,loc,.004,.003,res=1); o=first
        else: o=first.copy(); o.location=loc; link(o)
        if face=='s': o.rotation_euler=(0,0,pi/2)
        x+=.1
bx('plinth',-.01,6.01,-1.49,6.5,0,.12,conc); bx('roofg',-.25,6.25,-1.95,6.7,2.92,3.14,grap,.01,.01); bx('soffit',-.22,6.22,-1.92,6.6,2.90,2.925,woodm)
bx('gdoor',3.6,5.9,-1.475,-1.44,.05,2.45,grap); 
for i in range(5): bx('gd',3.62,5.88,-1.492,-1.47,.08+i*.475,.08+i*.475+.462,grap,.006,.006)
# main house
X0,X1,Y0,Y1,E,RZ=-10.5,0,0,8,3.3,6.35
v=[(X0,Y0,0),(X1,Y0,0),(X1,Y1,0),(X0,Y1,0),(X0,Y0,E),(X1,Y0,E),(X1,Y1,E),(X0,Y1,E),(X0,4,RZ),(X1,4,RZ)]
# front wall with openings made from pieces; rest as shell
meshobj('shell',v,[(1,2,6,9,5),(0,4,8,7,3),(2,3,7,6)],render_w)
op=[(-9.6,-6.6,.02,2.5),(-5.9,-4.9,.02,2.5),(-4.2,-1.0,.02,2.5)]
plate('front',[[(X0,0),(X1,0),(X1,E),(X0,E)]]+[[(a,c),(b,c),(b,d),(a,d)] for a,b,c,d in op],.30,render_w,(0,.30,0),.006,'-Y',res=1)
a=math.atan2(RZ-E,4); ov=.45
for sgn in(1,-1):
    L=4/math.cos(a)+ov; o=box('roof',X1-X0+.5,L,.16,grap,(0,0,0),.01,.012,res=1); o.location=((X0+X1)/2,4-sgn*(math.cos(a)*L/2),RZ-math.sin(a)*L/2+.06); o.rotation_euler=(sgn*a,0,0)
for sgn in(1,-1):
    for i in range(22):
        L=4/math.cos(a)+ov-.17; C=.15+L/2; o=box('rib',.022,L,.035,grap,(0,0,0),.004,.004,res=1); o.location=(X0-.2+i*.5,4-sgn*math.cos(a)*C,RZ-math.sin(a)*C+.250); o.rotation_euler=(sgn*a,0,0)
for sgn in(1,-1): o=box('ridge',X1-X0+.52,.20,.02,grap,(0,0,0),.004,.004,res=1); o.location=((X0+X1)/2,4-sgn*.094,RZ+.216); o.rotation_euler=(sgn*a,0,0)   # ridge cap
# PV on front slope
pw,ph=1.10,1.72; pan=plate('pv',rrect(pw-.02,ph-.02,.008),.035,M('satin'),(0,0,0),.003,'Z'); gl=plate('pvg',rrect(pw-.055,ph-.055,.004),.004,pvm,(0,0,.034),.001,'Z',pan)
for i in range(8):
    for j in range(2):
        u=(i-3.5)*pw; d=.95+j*ph; p=Vector(((X0+X1)/2+u,4-math.cos(a)*(.35+ph/2+j*ph),RZ-math.sin(a)*(.35+ph/2+j*ph)))+Vector((0,-math.sin(a),math.cos(a)))*.285
        n=inst(pan,p); n.rotation_euler=(a,0,0)
bpy.data.objects.remove(gl); bpy.data.objects.remove(pan)
# windows frames + glass + interiors
for (A,B,c,d) in op:
    n=max(1,round((B-A)/1.05)); 
    plate('wf',[[(A,c),(B,c),(B,d),(A,d)]]+[[(A+(B-A)*k/n+.035,c+.05),(A+(B-A)*(k+1)/n-.035,c+.05),(A+(B-A)*(k+1)/n-.035,d-.05),(A+(B-A)*k/n+.035,d-.05)] for k in range(n)],.07,grap,(0,.24,0),.004,'-Y',res=1)
    meshobj('gl',[(A,.21,c),(B,.21,c),(B,.21,d),(A,.21,d)],[(0,1,2,3)],pane)
bx('ifl',X0+.2,X1-.2,.3,7.6,-.05,.02,floorw); bx('iback',X0+.2,X1-.2,5.2,5.4,0,3.2,plaster); bx('iceil',X0+.2,X1-.2,.3,5.4,2.75,2.85,plaster); bx('iside',-4.6,-4.5,.35,5.4,0,2.8,plaster); bx('isd2',X1-.35,X1-.3,.35,5.3,0,2.8,plaster); bx('isd3',X0+.3,X0+.35,.35,5.3,0,2.8,plaster)
bx('sofa',-3.7,-1.7,3.2,4.1,.02,.45,sofa,.1,.05); bx('sofab',-3.7,-1.7,3.95,4.2,.02,.85,sofa,.1,.05); bx('table',-9,-7.2,2.2,3.1,.70,.75,floorw,.02,.01); bx('shelf',-6.4,-5.0,4.9,5.2,.1,2.1,floorw)
for x in(-8.6,-8.1,-7.6):
    cyl('pend',.11,.10,mat('lamp','#222222',.5,emit='#ffc98a',estr=7),(x,2.6,1.75),.02); cyl('cord',.006,.9,'core',(x,2.6,1.85))
for k in range(7): bx('book',-3.9+k*.35,-3.9+k*.35+.22,5.0,5.2,2.05,2.05+.18+.05*(k%3),(sofa,M('graphite'),floorw)[k%3])
for k in range(4): bx('chair',-8.9+k*.5,-8.55+k*.5,1.75,2.0,.02,.85,M('graphite'),.03,.02)
bx('kit',-9.9,-6.6,4.6,5.2,.02,.92,M('graphite')); bx('kit2',-9.9,-6.6,4.85,5.2,1.5,2.2,floorw); bx('lampf',-1.35,-1.31,3.4,3.44,.02,1.5,M('graphite')); cyl('lampfs',.18,.26,mat('lamp2','#ffe2b8',.6,emit='#ffcf95',estr=2.5),(-1.33,3.42,1.45),.01)
bx('sb2',X0+.35,X0+.80,1.1,3.8,.02,.72,M('graphite')); bx('sb3',-4.5,-4.06,1.2,3.7,.02,.58,mat('oak','#8a6238',.5)); bx('rug',-3.9,-1.5,1.0,3.0,.02,.035,mat('rug','#b9a88f',.95)); bx('ct',-3.1,-2.2,1.7,2.4,.30,.34,mat('oak'),.1,.01)
art=lambda n,c1,c2:noisemat(n,c1,c2,2.2,.8,0,0,2)
framed(1.75,1.55,.80,1.05,-4.49,art('a1','#2f5a53','#c9b48c'),'X'); framed(2.80,1.55,.80,1.05,-4.49,art('a2','#b9a37c','#35503f'),'X'); framed(2.2,1.55,1.5,1.0,X0+.36,art('a3','#b5673f','#e6d2b0'),'X'); framed(-2.7,1.65,1.3,.9,5.18,art('a4','#d9c9a8','#2c5d55'))
for x,hh,cc in((1.45,.22,'white2'),(1.62,.15,'graphite'),(3.35,.30,'white2')): cyl('vase',.055,hh,cc,(-4.28,x,.58),.02,n=28)
bx('cush',-3.6,-3.15,3.55,3.75,.45,.80,mat('cu1','#2f5a53',.9),.06,.05); bx('cush',-3.05,-2.65,3.55,3.75,.45,.78,mat('cu2','#c79a63',.9),.06,.05); bx('throw',-2.1,-1.75,3.15,4.1,.43,.475,mat('cu3','#d8cdb8',.95),.05,.02)
plant(-1.55,1.15,s=1.15); plant(-6.95,1.2,s=1.1); plant(-5.75,3.6,s=.9); plant(-4.2,4.6,s=1.2)
bx('shelf2',-9.9,-8.0,5.02,5.2,1.35,1.385,mat('oak')); bx('shelf3',-9.9,-8.0,5.02,5.2,1.75,1.785,mat('oak'))
for k in range(16): bx('bk',-9.8+k*.10,-9.8+k*.10+random.uniform(.03,.07),5.05,5.18,1.385+(.4 if k%2 else 0),1.385+(.4 if k%2 else 0)+random.uniform(.16,.27),(sofa,M('graphite'),floorw,mat('bk1','#2f5a53',.8),mat('mount','#f2eee6',.9))[k%5])
for (A,B) in((-9.6,-6.6),(-4.2,-1.0)): curtain(A+.02,A+.42,.46,.05,2.62,mat('curtain','#efe6d6',.9),6,.035); curtain(B-.42,B-.02,.46,.05,2.62,mat('curtain'),6,.035)
cyl('pendL',.30,.16,mat('lamp3','#f3e4c8',.6,emit='#ffd9a0',estr=2.2),(-2.7,2.05,1.95),.06,n=40); cyl('cordL',.005,.7,'core',(-2.7,2.05,2.1)); bx('led',-9.9,-6.6,4.86,4.88,1.46,1.49,mat('strip','#ffffff',.5,emit='#ffd9a0',estr=3.))
warm=(1,.70,.40)
if not DAY: area('in1',(-8,2.6,2.7),(-8,2.6,0),3,3,150,warm)
if not DAY: area('in2',(-2.6,2.6,2.7),(-2.6,2.6,0),3,3,150,warm); area('in3',(-5.4,1.5,2.7),(-5.4,1.5,0),.8,1,45,warm)
# battery + wallbox on the garage wall
mat('led','#0b5b4a',.4,emit='#00d494',estr=2.1)
if DAY: mat('glass','#050607',.10,spec=.12)   # or the displays mirror the bright horizon
if shot!='ac-charger-scene': agave(4).location=(1.35,-1.69,.012); bx('pad',.95,1.75,-1.98,-1.49,-.05,.012,conc)
wb=wallbox(); wb.location=(2.72,-1.487,1.24)
for x in(1.35,2.72,-.0+.16):    # up/down wall lights
    cyl('wl',.04,.16,'graphite',(x,-1.545,2.12),.004,'Z'); 
    if DAY: continue
    spot('dn',(x,-1.60,2.11),(x,-1.78,0),F('dn',30 if shot=='ac-charger-scene' else 16),105,1,.03,(1,.76,.50)); spot('up',(x,-1.56,2.30),(x,-1.56,3),F('up',9),100,1,.03,(1,.76,.50))
aim={'ac-charger-scene':(2.5,-1.6,1.1),'cholla-4g-scene':(.5,-1.5,1.4)}.get(shot,(1.45,-1.7,.72))
if not DAY: area('photofill',(.2,-5.4,2.3),aim,1.0,1.0,F('pf',{'cholla-4g-scene':4,'ac-charger-scene':4}.get(shot,8)),(1,.93,.84),spread=math.radians(34))
# planting
T=[tuft('t%d'%i,150,.85,.5,(gr,gr2,gr)[i]) for i in range(3)]
for x,y in [(-.55,-1.8),(-.75,-2.3),(-.5,-2.9),(-1.0,-3.2),(-1.5,-2.95),(-2.1,-3.0),(-2.8,-2.95),(-3.4,-3.05),(-4.3,-2.95),(-5.1,-3.0),(-6.2,-3.),(-7.2,-3.05),(-8.4,-2.95),(-.62,-3.6),(-.9,-4.1),(.3,-1.72),(3.1,-1.75),(3.35,-1.72)]:
    for k in range(2): inst(random.choice(T),(x+random.uniform(-.15,.15),y+random.uniform(-.12,.12),0),random.random()*6,random.uniform(.55,1.0) if x>-.5 else random.uniform(.6,1.15))
for t in T: t.location=(0,-60,-5)
sg=tuft('sg',420,.085,2.2,mat('sgm','#5d7036',.8),.8,.005)
for i in range(420):
    x=random.uniform(-11,-2.0); y=random.uniform(-9.5,-3.4); inst(sg,(x,y,-.012),random.random()*6,random.uniform(.7,1.3))
sg.location=(0,-60,-5)
if DAY:
    leaf=leafmat('leaf1','#27331b','#46552a'); leaf2=leafmat('leaf2','#34401f','#5a6433')
    TM=[treemesh('treeA',7.2,2.7,62000,leaf,bark,.088),treemesh('treeB',8.2,2.4,62000,leaf2,bark,.088),treemesh('treeC',6.2,2.6,56000,leaf,bark,.084)]; hedge=tuft('hedge',900,.95,4.2,mat('hedgem','#2c3a20',.8),.5,.05)
else:   # a wall around the garden and hills: no trees, which look like confetti against the evening sky
    wallm=mat('wallm','#9d968a',.85); bx('gwl',-60,X0-.4,10.2,10.45,-.05,1.75,wallm,.01,.01); bx('gwr',6.6,60,10.2,10.45,-.05,1.75,wallm,.01,.01); bx('gwc',-60,X0-.36,10.14,10.5,1.75,1.80,conc,.01,.01); bx('gwd',6.56,60,10.14,10.5,1.75,1.80,conc,.01,.01)
    for d,z,c,sd in((240,13,'#3d4348',1),(420,30,'#565c63',2),(700,58,'#6f757d',3)):
        n=90; P=[(-900+1800*k/n,d,max(.5,z*(.55+.28*math.sin(k*.21+sd*1.7)+.17*math.sin(k*.07+sd)))) for k in range(n+1)]; meshobj('hill',[(p[0],p[1],-3) for p in P]+P,[(k,k+1,n+2+k,n+1+k) for k in range(n)],mat('hill'+c,c,1.))
if DAY:
    for k in range(40): inst(random.choice(TM),(random.uniform(-100,-22),random.uniform(24,70),-1.4),random.random()*6,random.uniform(.7,1.25))
    inst(TM[0],(13.9,-9.3,0),1.,1.25)   # beyond the picture, for dappled light on the wall
    for k in range(26): inst(hedge,(random.uniform(7,30),random.uniform(9,14),-.1),random.random()*6,random.uniform(1.,1.6))
    for k in range(9): inst(random.choice(TM),(11+k*2.6,random.uniform(17,26),0),random.random()*6,random.uniform(.8,1.2))
    sky(F('el',30),F('rot',132),F('sky',.19),clouds=.5,dust=.5,cs=1.1,size=1.2); hedge.location=(0,-80,-20)
    for t in TM: t.location=(0,-80,-20)
else: sky(1.2,F('rot',-35),F('sky',.42),clouds=.65,air=1.,dust=.8,ozone=3.,cloud_col=(1.0,.86,.80),cs=1.1,sun=False,thr=.47,csharp=.30)
if shot=='ac-charger-scene':
    for x,y,q in((3.30,-1.78,1.1),(3.48,-1.9,.9),(.62,-1.76,1.),(.45,-1.9,1.1)): inst(T[1],(x,y,0),x*7,q)
if shot=='cholla-4g-scene':     # terminal box on the wall, the stick stands on it
    x,z=.50,1.27; plate('tbox',rrect(.098,.112,.012),.066,grap,(x,-1.475,z),.004,'-Y'); plate('tlid',rrect(.088,.102,.009),.004,'satin',(x,-1.541,z),.0015,'-Y')
    for i in(-1,1):
        for j in(-1,1): screw((x+i*.036,-1.5445,z+j*.043),'-Y',None,.0030,'zinc')
    cyl('collar',.017,.010,'satin',(x,-1.512,z+.055),.0015); cholla(kind='4g').location=(x,-1.512,z+.051)
    gland((x,-1.508,z-.056),'-Z',None,.0095); cable('tc',[(x,-1.508,z-.08),(x,-1.508,z-.18),(x+.02,-1.497,z-.34),(x+.02,-1.497,.2)],.0045,'rubber')
cams={'house-dusk':((3.1,-7.5,1.2),(-.9,0,1.2),30,.062,-.026,0),'house-detail':((4.15,-6.9,1.30),(1.98,-1.5,1.30),50,-.010,0,0),'agave-th-scene':((-1.3,-5.6,1.25),(1.75,-1.6,1.25),38,-.03,0,0),
 'ac-charger-scene':((1.45,-5.75,1.15),(2.46,-1.6,1.15),54,-.108,.0,0),'cholla-4g-scene':((1.06,-2.95,1.42),(.50,-1.512,1.42),56,-.01,-.10,2.8)}
c=cams[shot]; viewcam(c[0],c[1],F('lens',c[2]),F('sy',c[3]),F('sx',c[4]),c[5])
render(shot+suf,spp=spp,curve='Filmic',look='Medium High Contrast',exposure=F('ev',.45 if DAY else 1.28 if shot=='ac-charger-scene' else 1.08),bloom=.06,clampi=3.,bounces=(7,4,3),smooth_bg=False,rad=6)
