"""Kitchen wall in the morning, a kettle on the smart plug.  blender -b --factory-startup -P kitchen.py -- smart-plug-scene [w= h= spp=]"""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from envkit import *
reset(); random.seed(8)
tile=gridmat('tile',('#e6e1d6','#ddd7ca'),'#bdb6a8',.10,.10,.0016,.20,axes=(0,2),bump=True); plas=noisemat('plas','#e9e4da','#efebe2',2.,.9,.08,.002); grap=M('graphite')
oak=noisemat('oak','#9c7143','#b5895a',1.4,.45,.1,.001,5,'Object',(1,14,14)); walnut=noisemat('walnut','#5d4029','#745236',1.6,.5,.1,.001,5,'Object',(12,12,1)); linen=noisemat('linen','#c9bfab','#d6ccb9',120,.95,.3,.001)
def lathe(name,prof,m,loc,res=12): o=tube(name,[(0,0,z) for z,_ in prof],[r for _,r in prof],m,None,res); o.location=loc; return o
bx('wall',-2.2,2.2,0,.2,.90,2.6,tile); bx('lower',-2.2,2.2,.0,.2,0,.90,plas); bx('top',-2.2,2.2,-.63,.0,.862,.90,oak,.003,.003); bx('front',-2.2,2.2,-.60,.0,.0,.862,mat('cab','#d9d3c6',.6)); bx('floor',-3,3,-5,.2,-.1,0,mat('floor','#a39b8d',.6)); bx('ceil',-3,3,-5,.2,2.6,2.7,plas); bx('right',2.2,2.4,-5,.2,0,2.6,plas)
# double socket; the smart plug sits in its left half, the kettle's plug in the smart plug
sz=1.115; xs=(-.0360,.0360)
plate('sock',[rrect(.154,.082,.008)]+[circ(.0205,x,0,n=64) for x in xs],.0095,'white',(0,0,sz),.0022,'-Y',res=5)
for x in xs:
    cyl('cup',.0215,.0012,'white2',(x,0,sz),.0002,'-Y',n=64)
    for d in(-.0095,.0095): cyl('hole',.0028,.0005,'black',(x+d,-.0012,sz),.0001,'-Y',n=24)
    for s in(-1,1): plate('earth',rrect(.0044,.0022,.0006),.007,'steel',(x,-.0012,sz+s*.0185),.0005,'-Y')
x=xs[0]; smartplug().location=(x,-.0150,sz-.029)
yp=-.0150
tube('plug',[(x,yp-.0235,sz),(x,yp-.040,sz),(x,yp-.050,sz),(x,yp-.060,sz),(x,yp-.080,sz)],[.0190,.0190,.0178,.0145,.0118],'rubber',None,14); cyl('plugend',.0122,.004,'rubber',(x,yp-.0785,sz),.0016,'-Y')
tube('relief',[(x,yp-.080,sz),(x,yp-.095,sz-.001),(x+.001,yp-.108,sz-.007)],[.0065,.0052,.0042],'rubber')
kx,ky=.325,-.225
tube('cord',[(x+.001,yp-.104,sz-.005),(x+.006,yp-.128,sz-.040),(x+.014,yp-.132,sz-.130),(x+.034,yp-.134,.922),(x+.062,yp-.138,.9065),(.08,-.165,.9045),(.15,-.172,.9045),(.20,-.200,.9045),(kx-.085,ky,.9055)],[.0036]*9,'rubber')
# kettle on its base
en=mat('enamel','#1f4438',.28,coat=.5); cyl('kb',.088,.020,'satin',(kx,ky,.90),.005,'Z',n=64); cyl('kb2',.080,.006,'steel',(kx,ky,.920),.001,'Z',n=64)
lathe('kettle',((0,.080),(.010,.084),(.060,.083),(.120,.074),(.165,.060),(.178,.052)),en,(kx,ky,.926),16); cyl('kl',.050,.012,en,(kx,ky,1.101),.005,'Z',n=48); cyl('kn',.010,.018,walnut,(kx,ky,1.112),.005,'Z',n=32)
tube('spout',[(kx-.060,ky,.985),(kx-.100,ky,1.020),(kx-.118,ky,1.066),(kx-.140,ky,1.090)],[.019,.014,.0105,.0085],en,None,12); tube('kh',[(kx+.056,ky,1.078),(kx+.098,ky,1.096),(kx+.122,ky,1.060),(kx+.108,ky,.990),(kx+.080,ky,.962)],[.0085,.0095,.0105,.0095,.0080],walnut,None,12)
# everyday things: board against the tiles, mug, bowl of lemons, herbs, towel
o=plate('board',[rrect(.24,.36,.03),circ(.012,0,.145,n=32)],.018,walnut,(-.36,-.085,1.080),.004,'-Y',res=3); o.rotation_euler=(math.radians(-11),0,0)
cyl('mug',.040,.090,mat('mugm','#d9d2c4',.5),(-.165,-.225,.90),.006,'Z',None,n=64,hole=.0355); cyl('mugf',.037,.010,mat('mugm'),(-.165,-.225,.902),.002); cyl('tea',.0358,.002,mat('tea','#3d2415',.1),(-.165,-.225,.968),.0003); tube('mugh',[(-.204,-.232,.970),(-.232,-.238,.962),(-.232,-.238,.925),(-.203,-.232,.917)],[.0055]*4,mat('mugm'),None,8)
lathe('bowl',((0,.050),(.012,.058),(.045,.098),(.062,.112)),mat('bowlm','#c8bda8',.55),(.66,-.20,.90),16)
for a,b,c,r in((.62,-.22,.955,.3),(.69,-.17,.957,1.4),(.66,-.235,.960,2.2),(.655,-.185,.992,.8)): o=lathe('lemon',((-.040,.004),(-.034,.014),(-.018,.027),(0,.030),(.018,.027),(.034,.014),(.041,.004)),mat('lemon','#d9a92c',.45),(a,b,c)); o.rotation_euler=(1.4,0,r)
lathe('pot',((0,.045),(.01,.050),(.085,.062)),mat('terra','#a8623f',.8),(-.60,-.17,.90)); herb=tuft('herb',220,.20,.16,leafmat('herbm','#3f5a2c','#5d7a3e'),.6,.010); herb.location=(-.60,-.17,.975)
o=box('towel',.16,.012,.30,linen,(0,0,0),.004,.004); o.location=(.86,-.622,.60)
# light: morning sun through a window with bars on the left
fr=plate('win',[rrect(1.7,1.7,.01)]+[rrect(.44,.62,.01,(i-.5)*.52,(j-.5)*.70) for i in(0,1) for j in(0,1)],.05,grap,(-2.0,-1.75,2.05),.004,'X',res=0); fr.rotation_euler=(0,0,math.radians(-35))
l=bpy.data.lights.new('sun','SUN'); l.energy=F('sun',4.6); l.angle=.014; l.color=(1,.86,.66); d=Vector((2.05,1.72,-.98)); o=link(bpy.data.objects.new('sun',l)); o.rotation_euler=d.to_track_quat('-Z','Y').to_euler()
area('day',(-1.9,-1.5,1.9),(.1,-.1,1.05),1.4,1.4,F('day',34),(.93,.97,1)); area('fill',(1.2,-2.2,1.9),(.1,0,1.05),1.6,1.2,F('fill',7),(1,.96,.9)); world((.8,.9,1),.35)
viewcam((F('cx',-.47),F('cy',-1.02),1.165),(F('tx',.075),-.055,1.115),F('lens',50),F('sy',-.085),0,F('fs',4.)); bpy.context.scene.camera.data.dof.focus_distance=(Vector((x,-.058,sz))-bpy.context.scene.camera.location).length; bpy.context.scene.camera.data.clip_start=.02
render(shot+suf,spp=spp,curve='Filmic',look='Medium High Contrast',exposure=F('ev',.32),bloom=.04,clampi=3.,bounces=(6,4,3),smooth_bg=False,rad=7)
