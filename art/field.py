"""Utility battery field, evening.  blender -b --factory-startup -P field.py -- utility-field [w= h= spp=]"""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from yard import *
reset(); random.seed(4)
wht=mat('wht','#dddad3',.42); grap=M('graphite'); gravel=noisemat('gravel','#7d786f','#a39d92',22,.92,.7,.03,c3='#9c968b'); grass=noisemat('grass','#59663a','#7d8450',.9,.95,.6,.15,8,c3='#8f8a58'); concr=noisemat('concr','#b4b1aa','#c2bfb8',2,.8,.1,.005); steel=M('zinc')
C=join(container())
g=group('pcs'); box('s',5.2,2.2,.25,concr,(0,0,0),.03,.01,g); box('tr',2.0,1.7,1.9,mat('trg','#c9cac6',.5),(-1.3,0,.25),.04,.02,g)
for i in range(14): box('rad',.03,2.1,1.3,mat('trg'),(-2.15+i*.13,0,.5),.01,.008,g,res=1)
for x in(.55,1.45): box('cab',.84,1.2,2.1,wht,(x,0,.25),.02,.01,g); box('cabr',.88,1.24,.06,grap,(x,0,2.35),.02,.01,g); plate('d',rrect(.76,1.95,.02),.02,wht,(x,-.6,1.28),.005,'-Y',g); plate('l',rrect(.5,.3,.01),.01,'core',(x,-.618,.65),.002,'-Y',g)
Pk=join(g)
bx('plain',-1500,1500,-300,3000,-.2,-.06,grass); bx('yard',-62,62,-9,150,-.1,0,gravel); bx('road',-3.4,3.4,-60,150,-.05,.02,asphalt())
for sx in(-1,1):
    for pr_ in range(5):
        for k in(0,1):
            x=sx*(5.7+pr_*11.4+k*3.1)
            for i in range(17):
                y=-6+i*7.1
                if i%4==3: 
                    if k==0: inst(Pk,(x+sx*1.2,y,0),pi/2)
                else: inst(C,(x,y,0),pi/2*(1 if sx>0 else -1)*(1 if k else -1))
C.location=(0,-500,-50); Pk.location=(0,-500,-50)
vg=noisemat('verge','#3f5426','#5f7338',3,.95,.5,.05,c3='#6f7440'); sgm=mat('sgm2','#5f7337',.8); sg=tuft('sg',260,.16,1.6,sgm,.6,.008); tg=tuft('tg',90,.55,.5,mat('tg2','#8b8a54',.8))
for sx in(-1,1):
    bx('verge',min(sx*3.45,sx*4.40),max(sx*3.45,sx*4.40),-40,150,-.08,.005,vg); bx('kerb',min(sx*3.40,sx*3.52),max(sx*3.40,sx*3.52),-40,150,-.1,.06,concr)
    for k in range(520): inst(sg,(sx*random.uniform(3.75,4.15),-14+90*random.random()**1.8,.0),random.random()*6,random.uniform(.5,1.1))
    for k in range(60): inst(tg,(sx*random.uniform(3.8,4.25),-12+70*random.random()**1.6,.0),random.random()*6,random.uniform(.5,1.1))
sg.location=tg.location=(0,-300,-30)
# painted edge lines, gravel stones along the verge
for sx in(-1,1): bx('edge',sx*3.16-.05,sx*3.16+.05,-40,150,.0,.0235,mat('paint','#d9d6cd',.7),.002,.0004)
st=plate('stone',rrect(.07,.05,.02,n=3),.035,mat('stonem','#8f897f',.95),(0,-400,-40),.012,'Z',res=1)
for k in range(420):
    n=st.copy(); n.location=(random.choice((-1,1))*random.uniform(4.35,5.2),-12+50*random.random()**2,-.01); n.rotation_euler=(random.random()*3,random.random()*3,random.random()*6); s_=random.uniform(.4,1.5); n.scale=(s_,s_,s_); link(n)
# substation: lattice gantry with insulators, busbars, transformer with radiators and bushings
gal=mat('gal','#9aa0a2',.45,metal=.6); ins=mat('ins','#5d3a2c',.3)
GX,GY=-26,96
for gy in(GY,GY+16):
    for x in(GX-13,GX,GX+13): lat((x,gy,0),(x,gy,12.5),.9,.075)
    lat((GX-13,gy,12.2),(GX+13,gy,12.2),.9,.07)
    for x in(GX-10,GX-6.5,GX-3,GX+3,GX+6.5,GX+10):
        for k in range(9): cyl('ins',.16 if k%2 else .09,.16,ins,(x,gy,11.5-k*.16),.01,n=12)
for x in(GX-10,GX-6.5,GX-3,GX+3,GX+6.5,GX+10): tube('wire',[(x,GY,10.1),(x,GY+8,9.3),(x,GY+16,10.1)],[.035]*3,gal,None,1); tube('wire',[(x,GY+16,10.1),(x+3,GY+90,16),(x+10,GY+190,26)],[.05]*3,gal,None,1)
for tx in(GX-7,GX+6):
    bx('trf',tx-2.4,tx+2.4,GY+4,GY+7.5,.3,4.0,mat('trfm','#b9bdb8',.5),.1,.06); cyl('cons',.55,3.6,mat('trfm'),(tx-1.8,GY+5.7,4.7),.05,'X')
    for i in range(9): bx('rad',tx-2.2+i*.55,tx-2.0+i*.55,GY+2.7,GY+4,.8,3.6,mat('trfm'),.03,.02)
    for i in(-1.4,0,1.4):
        for k in range(8): cyl('bsh',.22 if k%2 else .13,.17,ins,(tx+i,GY+5.2,4.0+k*.17),.01,n=12)
# pylons marching away, fence, service van, two lanes of bollard lights
for k,(x,y,s_) in enumerate(((-40,300,1.),(-24,520,1.),(2,800,1.),(36,1150,1.))):
    H=38*s_; lat((x-3,y,0),(x-.8,y,H*.72),1.6,.16); lat((x+3,y,0),(x+.8,y,H*.72),1.6,.16); lat((x,y,H*.70),(x,y,H),1.2,.13)
    for zz,ww in((H*.74,9),(H*.86,7)): lat((x-ww,y,zz),(x+ww,y,zz),.7,.1)
sv=van('van',(1.55,27.,.03),-pi/2); 
# lamp / lightning masts
for sx in(-1,1):
    for y in(40,75,110): cyl('mast',.09,11,steel,(sx*4.4,y,0),.01,n=16); bx('lum',sx*4.4-(.9 if sx>0 else -.02),sx*4.4+(-.02+.02 if sx>0 else .9),y-.12,y+.12,10.8,10.9,grap)
# wind turbines
def turbine(x,y,H,rot):
    cyl('tw',2.0,H,mat('twm','#f2f2f0',.5),(x,y,0),.1,n=24).scale=(.8,.8,1); 
    for k in range(3):
        a=rot+k*2.094; L=H*.62; v=[(x+math.cos(a+1.57)*1.6,y-4,H+math.sin(a+1.57)*1.6),(x-math.cos(a+1.57)*1.2,y-4,H-math.sin(a+1.57)*1.2),(x+math.cos(a)*L,y-4,H+math.sin(a)*L)]; meshobj('bl',v,[(0,1,2)],mat('twm'))
    cyl('nac',2.2,9,mat('twm'),(x,y+4,H),.3,'-Y')
for x,y,rt in((-420,1050,.3),(-250,1180,1.2),(-90,1300,.8),(310,1150,.1),(520,1250,1.7),(160,1420,.6)): turbine(x,y,115,rt)
# hills
def hills(y,amp,seed,col,wv):
    random.seed(seed); n=160; ph=[random.random()*6 for _ in range(6)]; v=[];f=[]
    for i in range(n+1):
        x=-2800+5600*i/n; z=amp*(.45+.30*math.sin(x/wv+ph[0])+.16*math.sin(x/wv*2.3+ph[1])+.08*math.sin(x/wv*5.1+ph[2])+.035*math.sin(x/wv*13+ph[3])); v+=[(x,y-260,-1),(x,y,max(z,1))]
    for i in range(n): f.append((2*i,2*i+2,2*i+3,2*i+1))
    meshobj('hill',v,f,mat('hill%d'%seed,col,.95),True)
hills(1700,75,3,'#5d6b48',420); hills(2400,150,8,'#5a6a58',600)
sky(F('el',8.5),F('rot',-105),F('sky',.20),clouds=.85,air=1.,dust=.9,ozone=1.2,cs=1.0,thr=.46,csharp=.26,size=1.2)
viewcam((F('cx',-1.3),F('cy',-12.5),F('cz',2.75)),(F('cx',-1.3)+math.tan(math.radians(F('yaw',11)))*10,F('cy',-12.5)+10,2),F('lens',30),F('sy',.07))
def fog(m,d):
    a=1-np.exp(-np.maximum(d-40,0)/1500.); a=np.where((d<=0)|(d>5500),0,a)*.9
    fc=np.array([.80,.70,.60],np.float32)*float(kw.get('fog',1.0)); o=m.copy(); o[...,:3]=m[...,:3]*(1-a[...,None])+fc*a[...,None]; return o
render(shot+suf,spp=spp,curve='Filmic',look='Medium High Contrast',exposure=F('ev',.05),bloom=.03,clampi=4.,bounces=(5,3,2),sat=1.12,smooth_bg=False,rad=6,post=fog)
