"""Converter and battery cabinets at the wall of a commercial site, morning.  blender -b --factory-startup -P commercial.py -- tianyuan-200k-scene [w= h= spp=]"""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from yard import *
reset(); random.seed(7)
wht=mat('wht','#e4e0d8',.42); grap=M('graphite'); conc=noisemat('conc','#a9a59d','#bab6ae',3,.8,.12,.004); pane=glassmat()
clad=gridmat('clad',('#c9c4b9','#cdc8be'),'#8f8a80',.30,40,.012,.45,bump=True,axes=(0,2)); clads=gridmat('clads',('#c9c4b9','#cdc8be'),'#8f8a80',.30,40,.012,.45,bump=True,axes=(1,2))
asph=noisemat('asph','#3f3f3f','#5c5a58',80,.85,.5,.006,4,c3='#4b4a49'); pav=gridmat('pav',('#a09c95','#aaa69f'),'#6d6a64',.6,.3,.006,.65,bump=True); lawn=noisemat('lawn','#41562a','#60763d',9,.95,.6,.05,c3='#56663a')
wood=randmat('woodm','#7a5636','#936a45'); roofm=noisemat('roofm','#8d8a85','#9a9792',2,.9,.1,.01)
# ground
bx('land',-200,200,-120,260,-.30,-.06,lawn); bx('yard',-34,26,-26,-3.2,-.2,-.02,asph); bx('walk',-34,26,-3.2,0,-.2,.0,pav); bx('kerb',-34,26,-3.34,-3.2,-.2,.035,conc)
for k in range(7): bx('bay',-20+k*2.7-.05,-20+k*2.7+.05,-9.6,-4.6,-.03,-.0165,mat('paint','#e2dfd7',.7),.002,.0004)
# building: x -34..14, y 0..26, 5.6 m, parapet, ribbon window, timber entrance
X0,X1,D,H=-34,14,26,5.6
plate('wallf',[[(X0,0),(X1,0),(X1,H),(X0,H)],[(-13.5,2.9),(-1.5,2.9),(-1.5,4.1),(-13.5,4.1)],[(-31,.1),(-18,.1),(-18,3.9),(-31,3.9)]],.25,clad,(0,.25,0),.004,'-Y',res=1)
meshobj('walls',[(X1,.0,0),(X1,D,0),(X1,D,H),(X1,.0,H)],[(0,1,2,3)],clads); meshobj('wallb',[(X0,0,0),(X0,D,0),(X0,D,H),(X0,0,H)],[(0,1,2,3)],clads); bx('roof',X0,X1,.1,D,H-.45,H-.30,roofm); bx('inner',X0+.3,X1-.3,7,7.2,0,H-.5,mat('innerw','#d8cfc0',.9)); bx('ifl',X0+.2,X1-.2,.3,7,-.05,.03,mat('ifloor','#b9b2a6',.4)); bx('iceil',X0+.2,X1-.2,.3,7,4.4,4.5,mat('innerw'))
bx('par',X0-.06,X1+.06,-.06,.26,H-.02,H+.12,grap,.01,.01); bx('pars',X1-.26,X1+.06,-.06,D,H-.02,H+.12,grap,.01,.01); bx('plinth',X0,X1,-.03,.2,0,.38,grap,.004,.004); bx('plinths',X1-.2,X1+.03,0,D,0,.38,grap,.004,.004)
for (A,B,c,d,n) in((-13.5,-1.5,2.9,4.1,8),(-31,-18,.1,3.9,8)):
    plate('wf',[[(A,c),(B,c),(B,d),(A,d)]]+[[(A+(B-A)*k/n+.035,c+.05),(A+(B-A)*(k+1)/n-.035,c+.05),(A+(B-A)*(k+1)/n-.035,d-.05),(A+(B-A)*k/n+.035,d-.05)] for k in range(n)],.08,grap,(0,.16,0),.004,'-Y',res=1); meshobj('gl',[(A,.12,c),(B,.12,c),(B,.12,d),(A,.12,d)],[(0,1,2,3)],pane)
# canopy over the entrance, timber soffit
bx('can',-32,-16.6,-2.6,.1,4.05,4.35,grap,.02,.01); bx('cans',-31.9,-16.7,-2.5,.0,4.03,4.06,wood); 
for x in(-31.5,-24.3,-17.1): cyl('col',.07,4.05,grap,(x,-2.3,0),.005)
for k in range(6): area('in',(-29.5+k*2.2,3,4.3),(-29.5+k*2.2,3,0),1.2,1.2,40,(1,.86,.70))
for k in range(4): area('in2',(-12+k*3,2.5,4.35),(-12+k*3,2.5,0),1.2,1.2,26,(1,.88,.74))
# rooftop PV: tilted rows to the south (-Y)
pvm=gridmat('pvm',('#0a1020','#0b1226'),'#23304a',.19,.19,.0022,.20,.5,1.); a=math.radians(14); pw,ph=1.14,1.76
pan=plate('pv',rrect(pw-.02,ph-.02,.008),.035,M('zinc'),(0,0,0),.003,'Z'); gl=plate('pvg',rrect(pw-.05,ph-.05,.004),.004,pvm,(0,0,.034),.001,'Z',pan)
for j in range(9):
    for i in range(38):
        if (i%13)==12: continue
        n=inst(pan,(X0+2.6+i*1.16,1.7+j*2.55,H+.30)); n.rotation_euler=(a,0,0)
    for k in range(13): bx('leg',X0+2.2+k*3.6,X0+2.24+k*3.6,1.7+j*2.55+.75,1.7+j*2.55+.80,H-.3,H+.48,M('zinc'),.002,.001); 
pan.location=(0,0,-60)
# outdoor cabinets: three batteries + PCS on a plinth by the wall
bx('slab',1.0,6.9,-1.75,-.25,-.1,.10,conc,.03,.012)
for k in range(3): outdoor((1.85+k*1.16,-1.0,.10))
mat('glass','#050607',.10,spec=.12)   # or the display mirrors the bright horizon
t=tianyuan(); t.location=(5.45,-.95,.10)
t2=wallbox(); t2.location=(9.6,-.005,1.25); t3=dup(t2,'wb2',(12.0,-.005,1.25))
bx('link',5.84,6.50,-.32,-.02,.10,.20,M('zinc')); bx('cabletray',6.20,6.50,-.10,0,.10,H,M('zinc'),.006,.004)   # from the converter's foot up to the roof
# wall lights, downpipe, sign line
for x in(-15.2,0.2,8.1,13.2): bx('wl',x-.05,x+.05,-.16,0,3.35,3.52,grap,.01,.005)
for x in(-16,8.0): cyl('dp',.05,H,M('zinc'),(x,-.09,0),.005,n=20)
# van, bicycle rack with bicycles, trees
for i,c in enumerate(('#0F5C43','#2b2e31','#c9b48c')): bike((-7.6+i*1.0,-1.45,0),math.radians(78+i*4),c)
for i in range(4): tube('rack',[(-8.1+i*1.0,-1.75,0),(-8.1+i*1.0,-1.75,.72),(-8.1+i*1.0,-1.35,.78),(-8.1+i*1.0,-.95,.72),(-8.1+i*1.0,-.95,0)],[.022]*5,M('zinc'),None,4)
gr=tuft('gr',220,.8,.7,mat('grs','#8a9150',.8),.5,.007)
bark=mat('bark','#4a4037',.9); l1=leafmat('l1','#41592a','#6d8240',.35); l2=leafmat('l2','#5a6d33','#86924c',.35)
TM=[treemesh('tA',6.4,2.2,26000,l1,bark,.13),treemesh('tB',7.6,2.6,26000,l2,bark,.13)]
for p,s in(((16.6,-4.6,-.05),.72),((19.5,6,-.05),1.0),((22,17,0),1.25),((-38,-6,0),1.0),((-43,6,0),1.2),((-50,18,0),1.4)): inst(random.choice(TM),p,random.random()*6,s)
for k in range(46): inst(random.choice(TM),(-90+k*4.2+random.uniform(-1.5,1.5),random.uniform(44,70),-1.),random.random()*6,random.uniform(.9,1.5))
for x,y,s in((-3.4,-2.3,.60),(-11.5,-2.3,.62),(8.6,-2.4,.52)):
    bx('planter',x-.55,x+.55,y-.45,y+.45,0,.55,M('graphite'),.03,.01); inst(TM[0],(x,y,.35),random.random()*6,s)
    for k in range(5): inst(gr,(x+random.uniform(-.4,.4),y+random.uniform(-.3,.3),.5),random.random()*6,random.uniform(.3,.5))
bx('green',-34,26,-4.55,-3.34,-.1,.0,lawn)
for k in range(260): inst(gr,(random.uniform(-20,12),random.uniform(-4.5,-3.45),-.02),random.random()*6,random.uniform(.25,.55))
for t_ in TM: t_.location=(0,-200,-60)
for k in range(90): inst(gr,(random.uniform(14.6,19),random.uniform(-3,10),-.06),random.random()*6,random.uniform(.5,1.2))
for k in range(40): inst(gr,(random.uniform(7.3,14),-.35+random.uniform(-.12,.12),0),random.random()*6,random.uniform(.35,.7))
gr.location=(0,-200,-60)
sky(F('el',15),F('rot',-118),F('sky',.19),clouds=.60,air=1.,dust=.45,ozone=1.6,cs=1.,thr=.50,csharp=.28,size=1.1)
viewcam((F('cx',7.9),F('cy',-4.9),1.42),(F('tx',5.25),-1.0,1.42),F('lens',34),F('sy',-.035))
def fog(m,d):
    a_=1-np.exp(-np.maximum(d-30,0)/900.); a_=np.where((d<=0)|(d>4000),0,a_)*.8; o=m.copy(); o[...,:3]=m[...,:3]*(1-a_[...,None])+np.array([.80,.81,.80],np.float32)*a_[...,None]; return o
render(shot+suf,spp=spp,curve='Filmic',look='Medium High Contrast',exposure=F('ev',.18),bloom=.03,clampi=4.,bounces=(6,3,3),sat=1.08,smooth_bg=False,rad=6,post=fog)
