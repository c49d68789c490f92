"""Technical room with two open 19-inch racks.  blender -b --factory-startup -P technical_room.py -- tianyuan-60k-scene [w= h= spp=]"""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from envkit import *
reset(); random.seed(5)
conc=gridmat('conc',('#b3aea4','#b9b4aa'),'#8f8a80',1.25,2.5,.004,.8,axes=(0,2),bump=True); concs=gridmat('concs',('#b3aea4','#b9b4aa'),'#8f8a80',1.25,2.5,.004,.8,axes=(1,2),bump=True); floor=noisemat('floor','#8f8d87','#9b9892',1.4,.24,.03,.001,5,spec=.45); grap=M('graphite'); zinc=M('zinc'); white=M('white2'); ceil=mat('ceil','#b5b2ab',.9)
X0,X1,Y0,Y1,H=-3.2,3.0,-4.5,1.35,3.0
bx('fl',X0-.3,X1+.3,Y0,Y1+.2,-.1,0,floor); bx('back',X0-.3,X1+.3,Y1,Y1+.2,-.1,H+.2,conc); bx('right',X1,X1+.2,Y0,Y1+.1,-.1,H+.2,concs); bx('ceil',X0-.3,X1+.3,Y0,Y1+.1,H,H+.2,ceil); bx('rear',X0,X1,Y0-.2,Y0,0,H+.2,conc)
plate('left',[[(Y0-.1,-.1),(Y1+.1,-.1),(Y1+.1,H+.2),(Y0-.1,H+.2)],[(-1.9,0.),(-.75,0.),(-.75,2.25),(-1.9,2.25)]],.20,concs,(X0-.20,0,0),.004,'X',res=1)
plate('dframe',[[(-1.9,-.02),(-.75,-.02),(-.75,2.25),(-1.9,2.25)],[(-1.84,-.01),(-.81,-.01),(-.81,2.19),(-1.84,2.19)]],.24,grap,(X0-.22,0,0),.004,'X',res=1); o=bx('leaf',0,1.02,-.022,.022,.01,2.18,grap); o.location=(X0+.05,-.83,.01); o.rotation_euler=(0,0,math.radians(6))
# racks: four posts each, five units, blank panels; linked copies of one unit
U=.2405; u0=tianyuan60()
def rack(x):
    post=lambda px,py: bx('post',x+px-.026,x+px+.026,py,py+.055,.06,1.80,grap,.004,.003)
    for sx in(-.252,.252): post(sx,-.300); post(sx,.340); bx('side',x+sx-.02,x+sx+.02,-.245,.345,.06,.11,grap); bx('sidet',x+sx-.02,x+sx+.02,-.245,.345,1.75,1.80,grap); bx('foot',x+sx-.03,x+sx+.03,-.30,.39,0,.06,grap,.006,.004)
    bx('top',x-.278,x+.278,-.300,.395,1.80,1.825,grap); bx('bot',x-.24,x+.24,-.292,-.280,.12,.30,grap,.003,.002)
    for k in range(8):
        for s in(-1,1): cyl('hole',.0035,.002,'core',(x+s*.252,-.3005,.14+k*.02),.0003,'-Y',n=12)
    plate('panel',rrect(.482,.178,.006),.004,'white',(x,-.303,1.652),.0015,'-Y'); plate('well',rrect(.38,.085,.006),.003,'core',(x,-.3065,1.662),.0008,'-Y')
    for k in range(7): plate('brk',rrect(.042,.070,.002),.010,white,(x-.150+k*.050,-.306,1.662),.001,'-Y',res=1); plate('lev',rrect(.018,.020,.003),.014,'graphite' if k<5 else 'white2',(x-.150+k*.050,-.314,1.672),.002,'-Y',res=1)
    for k in range(5): dup(u0,'unit',(x,0,.315+k*U-.014)) if (x>0 or k) else setattr(u0,'location',(x,0,.315-.014))
rack(-.30); rack(.30)
for x,n in((-.30,4),(.30,4)):
    for k in range(n): tube('riser',[(x-.12+k*.08,.36,.5),(x-.12+k*.08,.37,1.7),(x-.12+k*.08,.31,2.1),(x-.12+k*.08,.18,2.42)],[.012]*4,'rubber')
# cable ladder along the wall and over the racks
for y in(-.12,.28): bx('lad',X0,X1,y-.012,y+.012,2.40,2.47,zinc,.003,.002)
for k in range(25): bx('rung',X0+.1+k*.25,X0+.125+k*.25,-.12,.28,2.405,2.425,zinc,.003,.002)
for k,(y,r) in enumerate(((-.06,.014),(-.025,.014),(.01,.012),(.05,.016),(.09,.012),(.13,.014),(.17,.016),(.21,.012))): tube('run',[(X0,y,2.437),(-1.,y+.006*math.sin(k*3),2.437),(.6,y,2.437),(X1,y+.008*math.cos(k*2),2.437)],[r]*4,'rubber')
for x in(-2.4,-.9,.6,2.1): 
    for y in(-.12,.28): cyl('rod',.006,H-2.45,zinc,(x,y,2.45),.001,n=16)
# wall: distribution cabinet, extinguisher, floor line, stool with a helmet
plate('db',rrect(.62,.95,.012),.22,'white',(1.55,Y1,1.42),.006,'-Y',res=2); plate('dbd',rrect(.56,.89,.010),.012,'white',(1.55,Y1-.22,1.42),.003,'-Y',res=2); plate('dbh',rrect(.022,.12,.008),.016,grap,(1.79,Y1-.232,1.42),.004,'-Y'); bx('dbt',1.40,1.70,Y1-.14,Y1,1.90,2.40,zinc,.004,.002)
red=mat('ext','#9e231b',.3,coat=.4); o=tube('ext',[(0,0,z) for z in(0,.03,.42,.48,.52,.56)],[.075,.080,.080,.060,.026,.024],red); o.location=(2.45,Y1-.11,.42); cyl('valve',.022,.06,'satin',(2.45,Y1-.11,.98),.006); bx('extl',2.38,2.50,Y1-.125,Y1-.10,1.03,1.05,M('satin')); tube('hose',[(2.47,Y1-.11,1.0),(2.56,Y1-.13,.96),(2.55,Y1-.14,.70),(2.53,Y1-.13,.52)],[.010]*4,'rubber')
bx('line',X0,X1,-1.18,-1.10,-.02,.0012,mat('linem','#c9a63a',.6),.001,.0002)
oak=noisemat('oak','#a07648','#b88e5e',1.2,.5,.1,.001,5,'Object',(1,14,14)); sx,sy=-1.42,.42
cyl('seat',.17,.035,oak,(sx,sy,.58),.012,'Z',None,n=48); 
for a in range(4): A=.785+a*pi/2; tube('leg',[(sx+.11*math.cos(A),sy+.11*math.sin(A),.585),(sx+.19*math.cos(A),sy+.19*math.sin(A),.005)],[.012,.012],grap)
hm=mat('helmet','#e6e2d8',.35,coat=.5); secs=[]
for t in range(9): a=t/8*pi/2; r=math.cos(a)*.98+.02; secs.append([(sx+.145*r*math.cos(i*pi/12),sy+.115*r*math.sin(i*pi/12),.625+.135*math.sin(a)) for i in range(24)])
loft('helmet',secs,hm,None,1); cyl('brim',.128,.010,hm,(sx+.02,sy-.01,.617),.004,'Z',None,n=48).scale=(1.25,1.05,1)
# light: two ceiling lines, cool daylight from the door, a warm touch from the right
for x in(-1.1,1.1): bx('cl',x-.03,x+.03,-3.6,.6,H-.03,H-.002,mat('lampc','#ffffff',.5,emit='#fff1de',estr=3.)); area('cla',(x,-1.5,H-.06),(x,-1.5,0),.12,4.2,F('cl',38),(1,.955,.89))
area('door',(X0-.3,-1.3,1.3),(.2,-.4,1.0),1.1,2.1,F('door',330),(.88,.95,1)); area('front',(-1.6,-3.9,1.9),(0,-.3,1.1),1.2,1.2,F('front',75),(1,.97,.93)); world((.8,.88,1),.12)
viewcam((F('cx',1.95),F('cy',-3.55),1.22),(F('tx',.12),-.2,1.22),F('lens',33),F('sy',-.035))
render(shot+suf,spp=spp,curve='Filmic',look='Medium High Contrast',exposure=F('ev',.3),bloom=.05,clampi=3.,bounces=(7,4,3),smooth_bg=False,rad=7)
