"""Close-ups, at most two per product: shallow focus, one accent.  blender -b --factory-startup -P details.py -- <product>-detail-<1|2> [w= h= spp=]"""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from stage import *
import kit
reset(); kit.TEXT_RES=12
def floor_set(S=1.3,c=(0,0,.62),**k): cyc(S,SAND); studio(S,c,bg=.55,**k)
def small_set(**k): cyc(.17,SAND,.42); studio(.17,(0,0,.08),bg=.55,**k)
def agave_1(): agave(4); floor_set(); closeup((.06,-.18,1.10),(.29,-.16,1.29),24,1.26,100,((.165,-.176,1.20),8))
def agave_2(): agave(4); floor_set(); closeup((.29,-.14,.80),(.36,.16,1.00),62,1.02,100,((.32,.0,.87),8))
def myrtillo_1(): agave(4); floor_set(); closeup((.29,-.16,.255),(.31,.10,.40),62,.50,100,((.30,0.,.33),8),4)
def myrtillo_2(): myrtillo(3); floor_set(.95,(0,0,.36)); closeup((.065,-.18,.565),(.300,-.16,.70),-30,.72,100,((.16,-.18,.63),5.6),6)
def copia_1(): r=copia(); hang(r,.8,1.2); closeup((-.255,-.18,1.28),(.015,-.16,1.50),-24,1.42,100,((-.15,-.175,1.375),8))
def tianyuan200_1(): tianyuan(); floor_set(2.0,(0,0,1.)); closeup((.08,-.41,.95),(.40,-.38,1.43),-26,1.22,100,((.27,-.40,1.37),8))
def tianyuan60_1(): tianyuan60(); floor_set(.62,(0,0,.12)); closeup((-.235,-.36,.03),(-.06,-.32,.23),-34,.17,100,((-.115,-.345,.12),8),8)
def tianyuan60_2(): tianyuan60(); floor_set(.62,(0,0,.12)); closeup((-.04,-.34,.055),(.225,-.32,.19),52,.16,100,((.04,-.325,.12),5.6),6)
def wifi_1(): cholla(kind='wifi'); small_set(); closeup((-.030,-.017,.072),(.030,.0,.148),-32,.13,100,((0,-.0145,.115),11),8)
def wifi_2(): cholla(kind='wifi'); small_set(); closeup((-.030,-.017,.004),(.030,.0,.060),24,.05,100,((0,-.0145,.026),11),10)
def lan_1(): cholla(kind='lan'); small_set(); closeup((.006,-.015,.028),(.075,.02,.082),48,.075,100,((.030,0,.055),13),8)
def lan_2():
    r=group('R'); tube('patch',[(-.030,0,.0068),(-.050,.001,.0036),(-.072,.006,.0029),(-.100,.030,.0029),(-.080,.075,.0029),(-.020,.085,.0029),(.060,.062,.0029),(.150,.075,.0029)],[.0028]*8,'white2',r); rj45(parent=r,loc=(0,0,.0068)).rotation_euler=(pi,0,0); r.rotation_euler=(0,0,math.radians(-28))
    small_set(); closeup((-.050,-.020,0),(.024,.028,.010),0,.02,100,((-.010,0,.009),13),48)
def g4_1(): cholla(kind='4g'); small_set(); closeup((-.020,-.015,.140),(.040,.0,.205),38,.16,100,((.0115,-.006,.166),11),2)
def g4_2():
    c=cholla(kind='4g'); small_set(fill=4.); out=.0105
    for o in c.children:
        if o.name=='sim': o.location.x+=out
    box('tray',.016,.0128,.0011,'satin',(.0165+out-.0032,0,.0544),.0008,.0003,c); sim(parent=c,loc=(.0166+out-.0032,0,.0551))
    closeup((.0,-.016,.038),(.044,.014,.068),58,.07,100,((.034,0,.056),13),20)
def charger_1(): r=wallbox(); hang(r,.46,1.2); closeup((-.10,-.18,.98),(.11,-.08,1.17),34,1.12,100,((0,-.15,1.10),8),4)
{'agave-th-detail-1':agave_1,'agave-th-detail-2':agave_2,'myrtillo-detail-1':myrtillo_1,'myrtillo-detail-2':myrtillo_2,'copia-detail-1':copia_1,
 'tianyuan-200k-detail-1':tianyuan200_1,'tianyuan-60k-detail-1':tianyuan60_1,'tianyuan-60k-detail-2':tianyuan60_2,'cholla-wifi-detail-1':wifi_1,'cholla-wifi-detail-2':wifi_2,
 'cholla-lan-detail-1':lan_1,'cholla-lan-detail-2':lan_2,'cholla-4g-detail-1':g4_1,'cholla-4g-detail-2':g4_2,'ac-charger-detail-1':charger_1}[shot]()
