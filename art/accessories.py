"""Data loggers, smart plug, charger and what lies beside them."""
from kit import *
def cholla(name='CHOLLA',loc=(0,0,0),parent=None,kind='wifi',patch=True,hang=False):
    """data logger stick standing on its connector; 52 x 30 x 158 mm. kind: wifi | lan | 4g; patch: with a cable for the standing pose; hang: turned over, connector up, lettering upright"""
    g=group(name,loc,parent); w,t=.052,.030; z0=.040; yF=-t/2
    low=[]
    if kind=='lan': low=[plate('cut',rrect(.0135,.0115,.0008),.020,'core',(w/2-.012,0,.0150),.0002,'X')]
    if kind=='4g': low=[plate('cut',rrect(.0155,.0024,.0011),.020,'core',(w/2-.004,0,.0150),.0002,'X')]
    plate('low',rrect(w,t,.0145,n=14),.030,'graphite',(0,0,z0),.0022,'Z',g,res=5,cuts=low)
    plate('gap',rrect(w-.003,t-.003,.0130,n=10),.004,'core',(0,0,z0+.029),.0003,'Z',g)
    # real slot, light sits .5 mm below the surface
    slot=[plate('cut',rrect(.0026,.050,.0013,0,.040),.012,'core',(0,yF+.0030,0),.0002,'-Y')]
    plate('up',rrect(w,t,.0145,n=14),.088,'white',(0,0,z0+.0308),.0055,'Z',g,res=8,cuts=slot)
    plate('ledbar',rrect(.0024,.0496,.0012),.003,'led',(0,yF+.00335,z0+.0708),.0003,'-Y',g)
    t1=text('cholla',.0074,'inkdark',(0,yF-.0001,z0+.1055),'-Y',g,'Medium','CENTER',.0001,1.05)
    t2=text({'wifi':'WiFi','lan':'LAN','4g':'4G'}[kind],.0052,'uidim2',(0,yF-.0001,z0+.0150),'-Y',g,'Medium','CENTER',.00008,1.1)
    if hang: g.rotation_euler=t1.rotation_euler=t2.rotation_euler=(0,pi,0)
    if kind=='lan':    # RJ45 with plugged patch cable, boot and strain relief
        x=w/2; zc=z0+.0150
        plate('boot',rrect(.0125,.0105,.002),.016,'graphite',(x-.001,0,zc),.002,'X',g); tube('relief',[(x+.013,0,zc),(x+.020,0,zc),(x+.026,0,zc)],[.0046,.0040,.0032],'rubber',g)
        if patch: tube('patch',[(x+.020,0,zc),(x+.034,0,zc-.001),(x+.050,.002,zc-.018),(x+.056,.010,zc-.043),(x+.060,.026,.0029),(x+.052,.066,.0029),(x+.022,.098,.0029),(x-.020,.108,.0029),(x-.068,.110,.0029)],[.0028]*9,'white2',g)
    if kind=='4g':     # stub antenna on top, SIM tray at the side
        cyl('sma',.0056,.006,'steel',(0.0115,0,z0+.1185),.0006,'Z',g,n=40); kn=[((.0066+(.0003 if (i%4<2) else 0))*math.cos(2*pi*i/96),(.0066+(.0003 if (i%4<2) else 0))*math.sin(2*pi*i/96)) for i in range(96)]
        plate('smanut',kn,.0075,'satin',(0.0115,0,z0+.1230),.0006,'Z',g,angle=25)
        tube('ant',[(0.0115,0,z0+.1300),(0.0115,0,z0+.150),(0.0115,0,z0+.185),(0.0115,0,z0+.196)],[.0052,.0050,.0043,.0039],'rubber',g); cyl('anttip',.0039,.0012,'rubber',(0.0115,0,z0+.1958),.0006,'Z',g)
        plate('sim',rrect(.0150,.0019,.0009),.0030,'satin',(w/2-.0032,0,z0+.0150),.0002,'X',g); text('SIM',.0030,'uidim2',(w/2+.0001,0,z0+.0210),'X',g,'Medium','CENTER',.00008,1.1)
    cyl('neck',.0125,.006,'satin',(0,0,z0-.005),.001,'Z',g,n=48)
    kn=[((.0142+(.0006 if (i%4<2) else 0))*math.cos(2*pi*i/120),(.0142+(.0006 if (i%4<2) else 0))*math.sin(2*pi*i/120)) for i in range(120)]
    plate('nut',kn,.017,'satin',(0,0,z0-.021),.0010,'Z',g,angle=25); cyl('ring',.0120,.006,'rubber',(0,0,z0-.026),.001,'Z',g,n=48)
    cyl('plug',.0100,.016,'satin',(0,0,z0-.040),.0012,'Z',g,n=48,hole=.0074); cyl('pf',.0080,.010,'core',(0,0,z0-.037),.0004,'Z',g,n=32)
    return g
def rj45(name='RJ45',loc=(0,0,0),parent=None):
    """free network plug: contacts towards +X, latch up, cable leaves at -X; origin = centre of the body"""
    g=group(name,loc,parent); clear=mat('clear','#d9dcda',.12,coat=.6)
    plate('body',rrect(.0117,.0080,.0008),.0215,clear,(-.0107,0,0),.0004,'X',g)
    for i in range(8): box('pin',.0075,.0006,.0003,mat('gold','#c79a3c',.25,metal=1.),(.0062,-.0036+i*.00102,-.0042),.0002,.0001,g,res=0)
    o=box('latch',.016,.0060,.0010,clear,(0,0,0),.0004,.0003,g,res=1); o.location=(.0010,0,.0056); o.rotation_euler=(0,.16,0)
    plate('boot',rrect(.0125,.0105,.002),.016,'graphite',(-.0262,0,0),.002,'X',g); tube('relief',[(-.0262,0,0),(-.034,0,0),(-.040,0,0)],[.0046,.0040,.0032],'rubber',g)
    return g
def sim(name='SIM',loc=(0,0,0),parent=None):
    """nano SIM card lying flat, contacts up: 12.3 x 8.8 mm"""
    g=group(name,loc,parent); w,h=.0123,.0088
    plate('card',[(w/2,-h/2),(w/2,h/2),(-w/2,h/2),(-w/2,-h/2+.0022),(-w/2+.0022,-h/2)],.0007,'white',(0,0,0),.00012,'Z',g)
    gold=mat('gold','#c79a3c',.25,metal=1.)
    for i in(-1,1):
        for j in(-1,0,1): plate('pad',rrect(.0040,.0022,.0004),.0001,gold,(i*.0023,j*.0024,.00066),.00003,'Z',g,res=0)
    return g
def smartplug(name='SMART_PLUG',loc=(0,0,0),parent=None):
    """Schuko smart plug, 56 x 56 mm, standing on its edge; front faces -Y, pins at the back"""
    g=group(name,loc,parent); w=.058; cz=w/2; R=.0205
    rec=plate('cut',circ(R,n=72),.026,'core',(0,-.0175+.0,cz),.0004,'-Y'); rec.location=(0,-.0225,0)
    slot=plate('cut',rrect(.0016,.030,.0008,-.0250,0),.006,'core',(0,-.0405,0),.0001,'-Y')
    plate('body',rrect(w,w,.0165,n=16),.042,'white',(0,0,cz),.0042,'-Y',g,res=8,cuts=[rec,slot])
    plate('ledbar',rrect(.0014,.0297,.0007,-.0250,0),.0016,'led',(0,-.0400,cz),.0002,'-Y',g)
    plate('backring',rrect(w-.004,w-.004,.0150,n=14),.006,'graphite',(0,.0055,cz),.0015,'-Y',g)
    cyl('recwall',R-.0002,.0012,'white2',(0,-.0215,cz),.0003,'-Y',g,n=72)
    plate('recring',[circ(R,n=72),circ(R-.0011,n=72)],.018,'white2',(0,-.0226,cz),.0004,'-Y',g)
    for x in(-.0095,.0095): cyl('hole',.0030,.0006,'black',(x,-.0226,cz),.0001,'-Y',g,n=32); plate('holering',[circ(.0037,n=32),circ(.0030,n=32)],.0008,'white2',(x,-.0227,cz),.0003,'-Y',g)
    for s in(-1,1): plate('earth',rrect(.0044,.0022,.0006),.0155,'steel',(0,-.0228,cz+s*(R-.0020)),.0005,'-Y',g)
    cyl('plugbody',.0182,.016,'graphite',(0,.0215,cz),.0015,'-Y',g,n=64)
    for x in(-.0095,.0095): cyl('pin',.0024,.020,'steel',(x,.0400,cz),.0011,'-Y',g,n=28)
    cyl('btn',.0026,.0012,'white2',(.0195,-.0415,cz+.0190),.0004,'-Y',g,n=32)
    return g
def connector(g,dz=0.):
    """Type 2 connector, handle hanging down; the cable begins at y -.143, .158 below"""
    cyl('t2head',.0335,.028,'satin',(0,-.088,dz),.0030,'-Y',g,n=72); cyl('t2col',.0360,.010,'graphite',(0,-.116,dz),.0030,'-Y',g,n=72)
    tube('handle',[(0,-.118,dz),(0,-.140,dz-.002),(0,-.158,dz-.022),(0,-.164,dz-.060),(0,-.160,dz-.100),(0,-.155,dz-.122)],[.0310,.0300,.0265,.0205,.0190,.0165],'satin',g,res=14)
    tube('grip',[(0,-.1625,dz-.050),(0,-.1615,dz-.078),(0,-.1600,dz-.100)],[.0222,.0212,.0204],'rubber',g,res=14)
    tube('boot',[(0,-.156,dz-.118),(0,-.150,dz-.140),(0,-.143,dz-.160)],[.0150,.0120,.0098],'rubber',g)
def wallbox(name='AC_CHARGER',loc=(0,0,0),parent=None,loop=1.,docked=True):
    """AC charger with tethered Type 2 cable; origin = centre of back face. 230 x 360 x 110 mm. loop: length of the hanging cable, 1 = 0.83 m below the middle; docked=False: without connector and cable, which are elsewhere"""
    g=group(name,loc,parent); w,h=.230,.360; yF=-.110
    plate('bracket',rrect(w-.05,h-.05,.03),.012,'zinc',(0,0,0),.002,'-Y',g)
    plate('back',rrect(w-.010,h-.010,.060,n=14),.052,'graphite',(0,-.008,0),.004,'-Y',g,res=4)
    plate('gap',rrect(w-.016,h-.016,.058,n=14),.006,'core',(0,-.058,0),.001,'-Y',g)
    dock=plate('cut',circ(.0430,n=72),.020,'core',(0,-.031,-.085),.0006,'-Y'); slot=plate('cut',rrect(.0042,.120,.0021,-.080,.060),.012,'core',(0,-.040,0),.0002,'-Y')
    plate('front',rrect(w,h,.064,n=18),.048,'white',(0,-.062,0),.010,'-Y',g,res=8,cuts=[dock,slot])
    plate('ledbar',rrect(.0039,.1194,.0019,-.080,.060),.004,'led',(0,-.1045,0),.0004,'-Y',g)
    plate('glassd',rrect(.092,.046,.0100),.0022,'glass',(.045,yF+.0008,.096),.0008,'-Y',g)
    text('AC Charger',.0125,'inkdark',(-.066,yF-.0002,.036),'-Y',g,'Medium','LEFT',.0002,1.04)
    plate('rfid',[circ(.0125,n=48),circ(.0115,n=48)],.0004,'ink',(.075,yF-.0001,.026),.0001,'-Y',g,res=0)
    # dock + Type 2 connector
    dz=-.085
    plate('dockring',[circ(.0440,n=72),circ(.0370,n=72)],.012,'satin',(0,yF+.0070,dz),.002,'-Y',g); cyl('dockfl',.0400,.004,'core',(0,-.090,dz),.0005,'-Y',g,n=64)
    if not docked: gland((.070,-.046,-h/2+.018),'-Z',g,.0135); return g
    connector(g,dz)
    z1=lambda z:dz-.158+(z+.158)*loop
    P=[(0,-.143,dz-.158),(-.004,-.130,z1(-.215)),(-.030,-.112,z1(-.36)),(-.095,-.100,z1(-.60)),(-.010,-.085,z1(-.745)),(.100,-.075,z1(-.60)),(.105,-.070,z1(-.33)),(.078,-.066,dz-.17),(.070,-.046,-h/2-.012)]
    tube('cable',P,[.0085]*len(P),'rubber',g,res=8); gland((.070,-.046,-h/2+.018),'-Z',g,.0135)
    return g
