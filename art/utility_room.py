"""Utility room by day.  blender -b --factory-startup -P utility_room.py -- myrtillo-scene|copia-scene|cholla-wifi-scene|cholla-lan-scene [w= h= spp=]"""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from envkit import *
reset(); random.seed(11)
EVE=shot=='copia-scene'; LOGGER={'cholla-wifi-scene':'wifi','cholla-lan-scene':'lan'}.get(shot)
plas=noisemat('plas','#e6e0d5','#ece7dd',2.,.9,.08,.002); floor=gridmat('floor',('#a39e95','#a9a49b'),'#8b867d',.6,.6,.003,.34,spec=.45); ceil=mat('ceil','#f1ede5',.9); grap=M('graphite'); white=M('white2')
oak=noisemat('oak','#a07648','#b88e5e',1.2,.5,.1,.001,5,'Object',(1,14,14)); linen=noisemat('linen','#cfc6b4','#d9d1c1',60,.95,.2,.002); wick=noisemat('wick','#b08d5c','#c7a676',40,.85,.5,.004,3,'Object',(1,1,3))
X0,X1,Y0,Y1,H=-2.9,2.75,-4.2,2.0,2.6
bx('fl',X0,X1,Y0,Y1,-.1,0,floor); bx('back',X0-.3,X1+.3,Y1,Y1+.2,0,H+.2,plas); bx('ceil',X0-.3,X1+.3,Y0,Y1,H,H+.2,ceil); bx('rear',X0-.3,X1+.3,Y0-.2,Y0,0,H+.2,plas); bx('right',X1,X1+.2,Y0-.1,Y1+.1,0,H+.2,plas)
# window in the left wall
wy0,wy1,wz0,wz1=-.9,1.15,.95,2.25
plate('left',[[(Y0-.1,-.1),(Y1+.1,-.1),(Y1+.1,H+.2),(Y0-.1,H+.2)],[(wy0,wz0),(wy1,wz0),(wy1,wz1),(wy0,wz1)]],.30,plas,(X0-.30,0,0),.004,'X',res=1)
plate('wf',[[(wy0,wz0),(wy1,wz0),(wy1,wz1),(wy0,wz1)]]+[[(wy0+(wy1-wy0)*k/2+.05,wz0+.05),(wy0+(wy1-wy0)*(k+1)/2-.05,wz0+.05),(wy0+(wy1-wy0)*(k+1)/2-.05,wz1-.05),(wy0+(wy1-wy0)*k/2+.05,wz1-.05)] for k in range(2)],.07,white,(X0-.20,0,0),.004,'X',res=1); bx('sill',X0-.16,X0+.06,wy0-.04,wy1+.04,wz0-.03,wz0,oak,.01,.006)
bx('skirt',X0,-1.36,Y1-.012,Y1,0,.08,white,.002,.001); bx('skirt',.90,X1,Y1-.012,Y1,0,.08,white,.002,.001); bx('skirtr',X1-.012,X1,Y0,Y1,0,.08,white,.002,.001)
# three birch boards behind the devices, as an installer mounts them
birch=noisemat('birch','#c3ab88','#d3bf9f',1.1,.55,.06,.001,5,'Object',(16,16,1))
for k in range(3): bx('board',-1.36+k*.755,-.61+k*.755,Y1-.027,Y1,.08,2.15,birch,.003,.002)
yw=Y1-.027
CX,CZ=.48,1.56; co=copia(strings=4 if LOGGER=='lan' else 6); co.location=(CX,yw,CZ)
for x in(-.92,-.24): myrtillo(3).location=(x,yw-.20,0)
# trunking: from the inverter down to the floor and behind the towers, from there to the distribution board and on to the ceiling
zd=CZ-.552; bx('tr1',CX-.04,CX+.04,yw-.055,yw,.10,zd-.045,white,.004,.002); bx('tr2',-1.00,CX+.04,yw-.055,yw,.10,.18,white,.004,.002)
for z0,z1 in((.18,1.57),(2.03,H)): bx('tr3',-.62,-.56,yw-.055,yw if z0<1 else Y1,z0,z1,white,.004,.002)
plate('cons',rrect(.34,.46,.012),.10,'white',(-.59,yw,1.80),.008,'-Y',res=3); plate('consd',rrect(.30,.16,.008),.004,mat('smoke','#22262a',.15,coat=1.),(-.59,yw-.101,1.84),.001,'-Y',res=1)
# right: buffer tank with pipes, oak bench with boots and a basket, hooks with a coat
tank=mat('tank','#d3cec4',.55); copper=mat('copper','#b87850',.32,metal=1.); tx,ty=2.22,1.42
cyl('tank',.33,1.62,tank,(tx,ty,.06),.05,'Z',None,n=72); cyl('tankf',.28,.06,grap,(tx,ty,0),.006,'Z',None,n=48); cyl('cap',.05,.03,grap,(tx,ty,1.68),.01)
for k,x in enumerate((-.12,.12)): tube('pipe',[(tx+x,ty,1.66),(tx+x,ty,1.86),(tx+x,ty+.06,1.98),(tx+x,ty+.30,2.02+k*.10),(tx+x,Y1-.05,2.02+k*.10)],[.014]*5,copper); tube('pipe2',[(tx+x,Y1-.05,2.02+k*.10),(tx+x,Y1-.05,H)],[.014]*2,copper)
plate('gauge',[circ(.045,n=48)],.02,grap,(tx,ty-.335,1.18),.004,'-Y'); plate('gaugef',[circ(.038,n=48)],.002,white,(tx,ty-.355,1.18),.0005,'-Y'); o=plate('needle',rrect(.003,.030,.001),.001,'red',(tx,ty-.357,1.185),.0002,'-Y',res=0)
def lathe(name,prof,m,loc): o=tube(name,[(0,0,z) for _,z in prof],[r for r,_ in prof],m,None,10); o.location=loc; return o
bx('bench',.95,1.78,Y1-.40,Y1-.03,.42,.46,oak,.01,.006)
for x in(1.02,1.71): bx('benchl',x-.02,x+.02,Y1-.37,Y1-.06,0,.42,grap,.004,.003)
cyl('basket',.15,.24,wick,(1.24,Y1-.21,.46),.02,'Z',None,n=48,hole=.135); cyl('basketf',.14,.02,wick,(1.24,Y1-.21,.465),.004,'Z',None,n=48)
for k,(x,y,c) in enumerate(((1.20,.18,linen),(1.28,.25,mat('cl1','#35503f',.95)),(1.25,.20,mat('cl2','#b79e78',.95)))): o=box('cloth',.17,.13,.05,c,(x,Y1-y,.60+k*.030),.04,.024); o.rotation_euler=(.1*k,.12-.1*k,k*.7)
for k in range(2):
    bx('boot',1.46+k*.13,1.56+k*.13,Y1-.34,Y1-.08,0,.075,mat('bootm','#26392f',.4),.04,.02); cyl('shaft',.052,.27,mat('bootm'),(1.51+k*.13,Y1-.14,.05),.012,'Z',None,n=32,hole=.046)
bx('rail',.98,1.78,Y1-.03,Y1,1.60,1.68,oak,.006,.004)
for x in(1.10,1.38,1.66): cyl('hook',.012,.06,'satin',(x,Y1-.03,1.63),.003,'-Y')
bag=noisemat('bagm','#3b5247','#445c50',90,.95,.3,.001)
o=box('bag',.36,.05,.38,bag,(0,0,0),.02,.018); o.location=(1.38,Y1-.075,1.10); o.rotation_euler=(.04,.02,0)
for y in(-.060,-.090): tube('strap',[(1.27,Y1+y,1.44),(1.29,Y1+y,1.56),(1.38,Y1-.055,1.645),(1.47,Y1+y,1.56),(1.49,Y1+y,1.44)],[.007]*5,bag)
# left: shelf under the window with preserving jars, plant
bx('sh',X0+.02,X0+.42,-.9,1.2,.70,.735,oak,.006,.004)
for y in(-.86,.15,1.16): bx('shl',X0+.05,X0+.39,y-.015,y+.015,0,.70,grap,.003,.002)
for k in range(4): bx('crate',X0+.06,X0+.38,-.80+k*.5,-.42+k*.5,.02,.30,(oak,linen,grap,linen)[k],.02,.01)
for k in range(5): cyl('jar',.045,.15,mat('jar%d'%(k%3),('#8c5a33','#6d7a4a','#c9b48c')[k%3],.12,coat=1.),(X0+.22,-.5+k*.16,.735),.012,'Z',None,n=32); cyl('lid',.040,.02,'steel',(X0+.22,-.5+k*.16,.885),.004,'Z',None,n=32)
plant(X0+.45,1.62,0,1.15)
# light: daylight through the window, weak fill from the room
area('win',(X0-.6,(wy0+wy1)/2,1.7),(.2,.8,1.0),2.4,1.6,F('win',60 if EVE else 190),(.94,.97,1)); area('fill',(.6,Y0+.4,2.0),(.2,1.5,1.1),3.2,1.6,F('fill',16 if EVE else 22),(1,.97,.93)); area('top',(.2,-.4,H-.05),(.2,.2,0),3.0,1.6,F('topl',5 if EVE else 10),(1,.96,.9))
if LOGGER:
    x,zb=CX+.005,CZ-.292; cyl('collar',.0185,.006,'satin',(x,yw-.070,zb-.006),.0012); c=cholla(kind=LOGGER,patch=False,hang=True); c.location=(x,yw-.070,zb+.016)
    if LOGGER=='lan':    # hanging, the socket is on the left; the patch cable runs to a wall socket
        zc=zb+.016-.055; xs,zs,ys=CX-.36,1.265,yw-.024
        plate('outlet',rrect(.080,.080,.010),.044,'white',(xs,yw,zs),.003,'-Y'); plate('outlid',rrect(.062,.062,.006),.003,'white2',(xs,yw-.0435,zs),.001,'-Y'); rj45(loc=(xs,ys,zs-.032)).rotation_euler=(0,-pi/2,0)
        tube('patch',[(x-.046,yw-.070,zc),(x-.060,yw-.070,zc-.002),(x-.100,yw-.078,zc-.030),(x-.190,yw-.086,zc-.110),(xs+.055,yw-.070,zs-.170),(xs+.008,yw-.034,zs-.130),(xs,ys,zs-.070)],[.0028]*7,'white2')
l=bpy.data.lights.new('sun','SUN'); l.energy=F('sun',6. if EVE else 5.); l.angle=.012; l.color=(1,.66,.36) if EVE else (1,.86,.68) if LOGGER else (1,.90,.76); o=link(bpy.data.objects.new('sun',l)); o.rotation_euler=(0,math.radians(F('sunel',-83 if EVE else -77 if LOGGER else -62)),math.radians(F('sunaz',38 if not (EVE or LOGGER) else 30)))
if EVE: plant(-5.4,-1.1,.2,2.4)   # outside, for leaf shadows
world((.80,.90,1),.45 if EVE else .7)
cams={'myrtillo-scene':((-1.6,-2.35,1.20),(.12,Y1-.2,1.20),31,-.03,.0,0),'copia-scene':((-.80,-.35,1.32),(.36,Y1-.15,1.32),38,.0,.0,8),
 'cholla-wifi-scene':((CX-.52,yw-.75,1.16),(CX+.005,yw-.085,1.17),52,.0,.13,2.8),'cholla-lan-scene':((CX-.42,yw-.92,1.13),(CX-.19,yw-.085,1.17),50,.03,.0,5.6)}
c=cams[shot]; viewcam(c[0],c[1],F('lens',c[2]),F('sy',c[3]),F('sx',c[4]),c[5]); bpy.context.scene.camera.data.clip_start=.02
render(shot+suf,spp=spp,curve='Filmic',look='Medium High Contrast',exposure=F('ev',.25),bloom=.03,clampi=3.,bounces=(7,4,3),smooth_bg=False,rad=7)
