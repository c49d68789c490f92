"""The products, one function each: front towards -Y, metres, origin on the floor in the middle (what hangs on a wall: centre of its back)."""
from kit import *
from accessories import *
W,D=.600,.360; LX=-.205           # family grid: width, depth, x of the light line
MH,GAP=.165,.004                  # module height, shadow gap
def slab(p,h,m='white',w=W,d=D-.008,r=.034,z=0.,y=.004,bev=.0024,cuts=(),led=True):
    o=rrect(w,d,r,0,0,10); 
    if led:o=notch(o,LX,.0085,.006)
    s=plate('shell',o,h-GAP,m,(0,y,z+GAP/2),bev,'Z',p,cuts=cuts)
    box('core',w-.018,d-.018,h,'core',(0,y,z),r-.006,.0004,p,res=0)
    if led: plate('led',rrect(.0052,.003,.0008,n=2),h-GAP-.0016 if h>.02 else h,'led',(LX,y-d/2+.0046,z+GAP/2+.0008),.0004,'Z',p,res=1)
    return s
def module(name='module',loc=(0,0,0),parent=None,label=True,screws=True):
    g=group(name,loc,parent); cuts=[]
    for s in('X','-X'):
        sx=1 if s=='X' else -1
        c=plate('cut',rrect(.130,.034,.017),.030,'core',(sx*(W/2-.026),0,(MH-GAP)/2),.0005,s); c.location=(sx*(W/2-.026),-0.004+.004,(MH-GAP)/2); cuts.append(c)
    slab(g,MH,cuts=cuts)
    for s in('X','-X'):
        sx=1 if s=='X' else -1
        plate('gripfloor',rrect(.134,.038,.019),.004,'graphite',(sx*(W/2-.027),.004,MH/2),.0005,s,g)
        plate('gripring',[rrect(.137,.041,.0205),rrect(.129,.033,.0165)],.0022,'satin',(sx*(W/2-.0012),.004,MH/2),.0009,s,g)
        for yy in(-.125,.133): 
            for zz in(.03,MH-.03): screw((sx*(W/2-.0003),yy,zz),s,g,.0036,'zinc')
    if label: text('MYRTILLO',.0125,'ink',(.268,-.1722,.024),'-Y',g,'SemiBold','RIGHT',.0002,1.25)
    return g
def base(name='base',loc=(0,0,0),parent=None):
    g=group(name,loc,parent)
    box('plinth',.560,.315,.058,'graphite',(0,.004,.020),.026,.003,g)
    box('plinthtop',.580,.332,.006,'core',(0,.004,.0765),.026,.0005,g)
    for x in(-.225,.225):
        for y in(-.105,.115):
            cyl('foot',.019,.008,'rubber',(x,y,0),.0025,'Z',g); cyl('stem',.007,.016,'zinc',(x,y,.006),.0005,'Z',g,n=20); 
    return g
BASEH=.080
def topplate(g,z):
    """mating face under the next part: lid, blind-mate connector, guide pins, pads (only seen when the stack floats apart)"""
    box('lid',W-.030,D-.038,.003,'graphite',(0,.004,z-.0005),.024,.001,g)
    for i in range(2): plate('lidrib',rrect(W-.10,.004,.002),.0012,'satin',(0,-.118+i*.244,z+.0022),.0004,'Z',g,res=1)
    plate('sock',[rrect(.150,.052,.012),rrect(.138,.040,.008)],.013,'satin',(0,.010,z+.002),.002,'Z',g); plate('sockf',rrect(.140,.042,.008),.004,'core',(0,.010,z+.002),.0004,'Z',g)
    for x in(-.048,-.024,0,.024,.048): cyl('pinr',.0075,.009,'satin',(x,.010,z+.002),.001,'Z',g,n=28,hole=.0048); cyl('pinc',.0045,.006,'steel',(x,.010,z+.002),.0008,'Z',g,n=20)
    for x in(-.235,.235): cyl('guide',.0095,.030,'steel',(x,.010,z+.001),.006,'Z',g,n=32); cyl('guidef',.017,.004,'zinc',(x,.010,z+.001),.001,'Z',g,n=32)
    for x in(-.20,.20):
        for y in(-.085,.100): cyl('pad',.016,.004,'rubber',(x,y,z+.001),.001,'Z',g,n=28)
def glass(g,x,y,z,w,h):
    """front display that is off: what it shows is drawn only where the product's page gives the figures"""
    plate('bezel',rrect(w+.005,h+.005,.0135),.0012,'satin',(x,y,z),.0005,'-Y',g)
    plate('glass',rrect(w,h,.0115),.0026,'glass',(x,y-.0006,z),.0010,'-Y',g)
def display(g,x,y,z,w=.150,h=.074):
    """front display that is on: state of charge, power of the panels, energy in the battery"""
    glass(g,x,y,z,w,h); yy=y-.0033; x0=x-w*.42; x1=x+w*.42; zz=z+h*.11
    t=text('86',.036,'ui',(x0,yy,zz),'-Y',g,'Light','LEFT',.00005); bw=max(v.co.x for v in t.data.vertices)
    text('%',.0125,'ui',(x0+bw+.004,yy,zz-.0085),'-Y',g,'Medium','LEFT',.00005)
    for l,v,up in(('PV','12.4 kW',.0085),('BAT','17.1 kWh',-.0085)):
        text(v,.0105,'ui',(x1,yy,zz+up),'-Y',g,'Medium','RIGHT',.00005); text(l,.0080,'uidim',(x+w*.09,yy,zz+up),'-Y',g,'Medium','LEFT',.00005)
    n=12; ww=w*.84/n
    for i in range(n): plate('bar',rrect(ww*.72,.0030,.0014,n=3),.0001,'ledsoft' if i<10 else 'uidim',(x0+ww*(i+.5),yy,z-h*.31),.00001,'-Y',g,res=0)
def control(name='control',loc=(0,0,0),parent=None,h=.105,cap=False):
    """graphite BMS / control head of MYRTILLO"""
    g=group(name,loc,parent); slab(g,h,'graphite')
    # breaker window right
    plate('brk_frame',[rrect(.112,.056,.009),rrect(.104,.048,.006)],.0022,'satin',(.208,-.1712,h/2),.0008,'-Y',g)
    plate('brk',rrect(.104,.048,.005),.0012,'core',(.208,-.1712,h/2),.0004,'-Y',g)
    for i in range(3):
        plate('pole',rrect(.024,.036,.002),.0035,'white2',(.178+.028*i,-.1718,h/2),.0008,'-Y',g); plate('lev',rrect(.012,.013,.0025),.0085,'graphite',(.178+.028*i,-.1750,h/2+.006),.0016,'-Y',g)
    cyl('btnring',.0105,.0022,'satin',(.118,-.1718,h/2),.0008,'-Y',g,hole=.0078); cyl('btn',.0074,.0026,'steel',(.118,-.1716,h/2),.0008,'-Y',g)
    if cap: 
        slab(g,.016,'graphite',z=h,led=False,w=W-.004,d=D-.012)
    return g
def head(name='head_agave',loc=(0,0,0),parent=None,h=.455):
    """AGAVE-TH inverter head"""
    g=group(name,loc,parent)
    # vents: side louvres as real through slots over dark core
    cuts=[]
    for s in('X','-X'):
        sx=1 if s=='X' else -1
        for i in range(13):
            yy=-.10+i*.0155; plate('lv',rrect(.0062,.150,.0031,n=5),.0010,'black',(sx*(W/2-.0004),yy,h*.66),.0004,s,g,res=1)
    slab(g,h,'white',cuts=cuts)
    display(g,.165,-.1722,h-.115)
    text('AGAVE',.030,'inkdark',(LX+.028,-.1723,h-.104),'-Y',g,'Medium','LEFT',.0004,1.18)
    text('TH  Three-phase hybrid',.0098,'ink',(LX+.029,-.1722,h-.131),'-Y',g,'Medium','LEFT',.0002,1.06)
    for x in(-.275,.275):
        for zz in(.030,h-.030): screw((x,-.1718,zz),'-Y',g,.0038,'zinc')
    # right side: isolator + glands
    sx=W/2
    cyl('iso',.030,.007,'satin',(sx-.001,-.085,.105),.002,'X',g); cyl('isok',.020,.016,'graphite',(sx+.005,-.085,.105),.003,'X',g); plate('isob',rrect(.010,.044,.005),.012,'zinc',(sx+.016,-.085,.105),.002,'X',g)
    plate('gplate',rrect(.170,.052,.008),.003,'graphite',(sx-.001,.060,.070),.001,'X',g)
    for i in range(4): gland((sx+.002,.003+.038*i,.070),'X',g,.0105 if i<3 else .0085)
    # cap
    slab(g,.018,'graphite',z=h,led=False,w=W-.004,d=D-.012,bev=.003)
    for i in range(22): plate('slot',rrect(.0065,.11,.003,n=3),.0006,'black',(-.165+i*.0157,.07,h+.0163),.0001,'Z',g,res=0)
    return g
HEADH=.455+.018; CTRLH=.105
def agave(n=4,name='AGAVE',loc=(0,0,0),parent=None):
    r=group(name,loc,parent); base('base',(0,0,0),r); z=BASEH; m0=module('module_1',(0,0,z),r); z+=MH
    for i in range(1,n): dup(m0,f'module_{i+1}',(0,0,z),r); z+=MH
    control('control',(0,0,z),r); z+=CTRLH; head('head_agave',(0,0,z),r); return r
def myrtillo(n=3,name='MYRTILLO_TOWER',loc=(0,0,0),parent=None):
    r=group(name,loc,parent); base('base',(0,0,0),r); z=BASEH; m0=module('module_1',(0,0,z),r); z+=MH
    for i in range(1,n): dup(m0,f'module_{i+1}',(0,0,z),r); z+=MH
    control('control',(0,0,z),r,cap=True); return r
def copia(name='COPIA',loc=(0,0,0),parent=None,cables=True,strings=6):
    """wall-mounted hybrid inverter; origin = centre of back face. strings: plugs for panels on the underside"""
    g=group(name,loc,parent); w,h=.500,.600
    plate('bracket',rrect(.30,.40,.01),.014,'zinc',(0,0,.0),.002,'-Y',g)
    # heat-sink: stacked fins, visible from the side as fine horizontal lines
    n=25
    for i in range(n):
        z=-.215+.475*i/(n-1); plate('fin',rrect(w-.050,.105,.010,n=5),.0052,'graphite',(0,-.068,z),.0012,'Z',g,res=1)
    plate('hsback',rrect(w-.14,.50,.01),.120,'core',(0,-.012,.022),.002,'-Y',g)
    # wiring box
    box('wirebox',w-.040,.118,.085,'graphite',(0,-.072,-.292),.018,.004,g)
    # front shell: floating fascia with a light slot hole
    xl=LX*.93; cuts=[plate('cut',rrect(.0068,.300,.0034,xl,.060),.016,'core',(0,-.0315,0),.0002,'-Y')]   # light slot
    plate('gasket',rrect(w-.016,h-.016,.040),.006,'core',(0,-.128,0),.001,'-Y',g)
    plate('fascia',rrect(w,h,.046,n=14),.040,'white',(0,-.134,0),.007,'-Y',g,res=6,cuts=cuts,parting=[(2,-.205,.0021)])   # parting line of the service cover runs round the sides
    plate('ledbar',rrect(.0062,.2992,.0031,xl,.060),.006,'led',(0,-.1666,0),.0004,'-Y',g)
    yF=-.174
    plate('bezel',rrect(.196,.086,.0160),.0008,'satin',(.105,yF,.205-.03),.0003,'-Y',g)
    glass(group('disp',(0,0,0),g),.105,yF+.0002,.175,.190,.080)
    text('COPIA',.034,'inkdark',(LX*.93+.026,yF-.0003,.190),'-Y',g,'Medium','LEFT',.0004,1.16)
    text('Hybrid inverter',.0115,'ink',(LX*.93+.027,yF-.0002,.158),'-Y',g,'Medium','LEFT',.0002,1.04)
    # service cover seam low on fascia: recessed line made by thin dark strip with the front contour
    for x in(-.215,.215): screw((x,yF+.0006,-.255),'-Y',g,.0046,'steel')
    # underside: glands, MC4, isolator
    zb=-.292
    for i,x in enumerate((.055,.105,.155,.200)): gland((x,-.070,zb),'-Z',g,.0125 if i<2 else .0095)
    for i in range(strings):
        x=-.195+i*.030; cyl('mc',.0085,.018,'satin',(x,-.070,zb),.001,'-Z',g,n=24); cyl('mc2',.0065,.022,'rubber',(x,-.070,zb-.018),.001,'-Z',g,n=24)
    zd=zb-.215
    for i in range(strings if cables else 0):
        x=-.195+i*.030; cable('pv',[(x,-.070,zb-.035),(x,-.069,zb-.080),(x,-.046,zb-.150),(x,-.034,zd),(x,-.034,zd-.06)],.0034,'rubber',g)
    for i,x in enumerate((.055,.105,.155) if cables else ()):
        cable('ac',[(x,-.070,zb-.030),(x,-.069,zb-.080),(x,-.046,zb-.150),(x,-.034,zd),(x,-.034,zd-.06)],.0068 if i<2 else .005,'rubber',g)
    if cables: plate('duct',rrect(w-.04,.075,.006),.060,'white2',(0,-.001,zd-.045),.002,'-Y',g); plate('ductlid',rrect(w-.036,.058,.005),.006,'white2',(0,-.0575,zd-.046),.002,'-Y',g)
    cyl('iso',.030,.006,'satin',(w/2-.021,-.072,-.250),.0018,'X',g); cyl('isok',.019,.015,'graphite',(w/2-.017,-.072,-.250),.003,'X',g); plate('isob',rrect(.010,.042,.005),.010,'zinc',(w/2-.004,-.072,-.250),.002,'X',g)
    return g
def tianyuan(name='TIANYUAN',loc=(0,0,0),parent=None,sub='PCS 200k'):
    g=group(name,loc,parent); w,d,h=.80,.80,1.90; z0=.11; lx=-.315
    box('plinth',w-.05,d-.05,.10,'graphite',(0,.01,.008),.012,.003,g)
    for x in(-.33,.33):
        for y in(-.31,.33): cyl('foot',.025,.012,'rubber',(x,y,0),.003,'Z',g)
    plate('slotp',rrect(.16,.03,.008),.001,'black',(-.2,-.3655,.055),.0003,'-Y',g); plate('slotp',rrect(.16,.03,.008),.001,'black',(.2,-.3655,.055),.0003,'-Y',g)
    box('body',w,d-.030,h,'white',(0,.012,z0),.018,.004,g)
    yb=.012-(d-.030)/2
    box('corebelow',w-.03,d-.05,h+.02,'core',(0,.012,z0-.006),.012,.001,g,res=0)
    # door with real through vent slots
    dw,dh=w-.024,h-.030; cz=z0+h/2
    holes=[]
    def grid(cx,cy,nx,ny,sw,sh,px,py):
        for j in range(ny):
            for i in range(nx): holes.append(rrect(sw,sh,min(sw,sh)/2,cx+(i-(nx-1)/2)*px,cy+(j-(ny-1)/2)*py,4))
    grid(.0,-.665,4,14,.140,.0105,.162,.0215)
    grid(.0,.70,4,7,.140,.0105,.162,.0215)
    slot=rrect(.0085,.62,.004,lx,.20,5); holes.append(slot)
    plate('doorgasket',rrect(dw-.006,dh-.006,.012),.010,'core',(0,yb+.002,cz),.001,'-Y',g)
    plate('door',[rrect(dw,dh,.014)]+holes,.022,'white',(0,yb-.006,cz),.0028,'-Y',g)
    plate('ledbar',rrect(.0128,.628,.004),.006,'led',(lx,yb-.0185,cz+.20),.001,'-Y',g)
    # vent backing so slots read dark with a hint of mesh
    yd=yb-.028
    glass(group('disp',(0,0,0),g),.205,yd+.0004,cz+.455,.200,.112)
    cyl('estop_b',.026,.003,'yellow',(.275,yd,cz+.315),.001,'-Y',g); cyl('estop_s',.012,.016,'satin',(.275,yd-.002,cz+.315),.001,'-Y',g); cyl('estop',.019,.012,'red',(.275,yd-.016,cz+.315),.004,'-Y',g)
    for i,x in enumerate((.135,.170,.205)): cyl('pl_r',.0095,.003,'zinc',(x,yd,cz+.315),.001,'-Y',g,n=28); cyl('pl',.007,.005,('ledsoft','white2','white2')[i],(x,yd-.001,cz+.315),.002,'-Y',g,n=28)
    # swing handle in recess tray, right edge
    plate('tray',rrect(.040,.230,.010),.003,'graphite',(.345,yd,cz+.02),.001,'-Y',g); plate('lever',rrect(.026,.175,.010),.016,'satin',(.345,yd-.002,cz+.030),.005,'-Y',g); cyl('lock',.010,.005,'steel',(.345,yd-.002,cz-.075),.001,'-Y',g,n=28)
    text('TIANYUAN',.060,'inkdark',(lx+.045,yd-.0003,cz+.475),'-Y',g,'Medium','LEFT',.0005,1.14)
    text(sub,.024,'ink',(lx+.046,yd-.0002,cz+.420),'-Y',g,'Medium','LEFT',.0003,1.06)
    # hinges
    for zz in(.25,.95,1.65):
        for k in(0,1): cyl('hinge',.008,.034,'graphite',(-w/2+.004,yb-.010,z0+zz+k*.036),.0015,'Z',g,n=24)
    # side panels: inset with screws
    for s in('X','-X'):
        sx=1 if s=='X' else -1
        plate('side',rrect(d-.13,h-.16,.012),.004,'white',(sx*w/2-sx*.0005,.012,cz),.0015,s,g)
        for yy in(-.29,.314):
            for zz in(-.78,-.26,.26,.78): screw((sx*(w/2+.0032),yy,cz+zz),s,g,.006,'zinc')
        for j in range(12): plate('lv',rrect(.36,.010,.005,n=4),.0012,'core',(sx*(w/2+.0028),.012,cz+.52+j*.021),.0004,s,g,res=0)
    # roof
    box('roofgap',w-.04,d-.06,.03,'core',(0,.012,z0+h-.002),.01,.001,g,res=0)
    box('roof',w+.012,d+.004,.034,'graphite',(0,.006,z0+h+.018),.022,.005,g)
    for x in(-.33,.33):
        for y in(-.28,.30): cyl('eye',.016,.012,'zinc',(x,y,z0+h+.050),.002,'Z',g,n=28)
    return g
def tianyuan60(name='TIANYUAN_60K',loc=(0,0,0),parent=None):
    """62.5 kW PCS module for rack or wall: 482 mm front with ears, 620 deep, 235 high; stands on its feet for pictures"""
    g=group(name,loc,parent); w,d,h=.440,.600,.222; z0=.014; fw=.482; yb=-d/2
    for x in(-.18,.18):
        for y in(-.24,.24): cyl('foot',.016,.016,'rubber',(x,y,0),.003,'Z',g)
    box('body',w,d,h,'graphite',(0,0,z0),.006,.002,g)
    box('lid',w+.002,d-.012,.003,'graphite',(0,.004,z0+h-.0005),.006,.001,g)
    for s in('X','-X'):
        sx=1 if s=='X' else -1
        for yy in(-.25,0,.25):
            for zz in(.03,h-.03): screw((sx*(w/2-.0003),yy,z0+zz),s,g,.0036,'zinc')
        for i in range(16): plate('lv',rrect(.0065,.120,.003,n=4),.0008,'black',(sx*(w/2-.0002),.05+i*.0135,z0+h/2),.0002,s,g,res=0)
        plate('rail',rrect(.46,.030,.003),.006,'zinc',(sx*(w/2-.001),-.02,z0+.050),.001,s,g)
    # front: white bezel with real slots over dark core, light line, handles
    holes=[]; lx=-.196; cz=z0+h/2
    for j in range(11):
        for i in range(3): holes.append(rrect(.078,.0068,.0034,.000+i*.087,-.066+j*.0132,4))
    holes.append(rrect(.0060,h-.060,.0029,lx,0,5))
    plate('frontcore',rrect(fw-.010,h-.010,.006),.006,'core',(0,yb+.001,cz),.001,'-Y',g)
    plate('front',[rrect(fw,h,.012)]+holes,.020,'white',(0,yb-.005,cz),.0020,'-Y',g)
    plate('ledbar',rrect(.0100,h-.0560,.0040,lx,0),.006,'led',(0,yb-.0172,cz),.0004,'-Y',g)
    yF=yb-.025
    text('TIANYUAN',.0190,'inkdark',(lx+.018,yF-.0002,cz+.066),'-Y',g,'Medium','LEFT',.0003,1.14); text('PCS 60k',.0105,'ink',(lx+.0185,yF-.0002,cz+.044),'-Y',g,'Medium','LEFT',.0002,1.06)
    text('62.5 kW',.0085,'ink',(lx+.0185,yF-.0002,cz-.078),'-Y',g,'Medium','LEFT',.0002,1.04)
    for i in range(3): cyl('ind',.0032,.0012,('ledsoft','white2','white2')[i],(lx+.021+i*.013,yF-.0001,cz+.016),.0004,'-Y',g,n=24)
    for s in(-1,1):
        xh=s*(fw/2-.0135)
        for zz in(-.062,.062): screw((xh,yF+.0006,cz+zz*1.42),'-Y',g,.0048,'steel')
    # bow handle
    for x in(-.1120,):
        zc,hh=cz-.008,.044; tube('hb',[(x,yF+.004,zc-hh),(x,yF-.016,zc-hh),(x,yF-.030,zc-hh+.014),(x,yF-.032,zc),(x,yF-.030,zc+hh-.014),(x,yF-.016,zc+hh),(x,yF+.004,zc+hh)],[.0052]*7,'satin',g)
    return g
