"""Places of work, each with its own hour and weather.
blender -b --factory-startup -P sites.py -- <field-dawn|van-hub|crane-lift> [w= h= spp=]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from yard import *
reset(); random.seed(12)


def field_dawn():
    """First sun over a large field: modules and trees stand in ground mist, containers line the service road."""
    az, el = F('rot', 72), F('el', 7.5); PITCH = 8.8; kw.setdefault('si', '1.5'); mat('stripe', ACCENT, .4, emit=ACCENT, estr=1.3)
    meadow = noisemat('meadow', '#465230', '#667046', .05, .95, .5, .3, 10, c3='#5a6440'); gravel = noisemat('gravel', '#8d877b', '#aaa395', 1.2, .92, .5, .03, 9, c3='#9d9688'); tarmac = noisemat('tarmac', '#55534f', '#686560', .6, .8, .2, .01, 8, stretch=(1, .15, 1), c3='#5f5c57')
    land(-4500, 4500, -400, 6000, -.06, meadow)
    for k, (c1, c2) in enumerate((('#6b6a3c', '#85804a'), ('#5c4a38', '#705a44'), ('#4b6030', '#5d7238'), ('#8a8250', '#9b925c'))):   # what the neighbours grow
        crop = noisemat('crop%d' % k, c1, c2, .5, .95, .4, .1, 6, stretch=(1, .06, 1))
        for x0, x1, y0, y1 in (((-520, -215, 20, 330), (330, 700, 640, 1000)), ((-480, -120, 520, 760),), ((300, 640, 80, 420), (-900, -530, 250, 700)), ((-90, 280, 660, 980), (-1100, -560, 800, 1200)))[k]: land(x0, x1, y0, y1, -.03, crop)
    land(-13.5, 14.2, -60, 118, -.02, gravel); land(-2.6, 2.6, -120, 600, .0, tarmac)
    for y in (-52 + (10.18 + k * 11) * PITCH for k in range(5)): land(-190, 280, y - 2, y + 2, -.035, gravel)
    trans = mat('trans', '#b9bdb8', .5); concrete = mat('pier', '#bab7b0', .8)
    for s in (-1, 1):
        for k in (3, 8, 13):
            y = -22 + k * 9.6; x = s * 8.2; bx('pad', x - 2.6, x + 2.6, y - 3.2, y + 3.2, 0, .25, concrete); bx('trf', x - 1.1, x + 1.1, y - 1.5, y + 1.2, .25, 2.3, trans, .06, .03); bx('lv', x - 1.1, x + 1.1, y + 1.5, y + 2.9, .25, 2.5, mat('wht', '#dddad3', .42), .03, .02)
            for i in range(9): bx('fin', x + s * 1.12, x + s * 1.62, y - 1.4 + i * .30, y - 1.34 + i * .30, .5, 2.0, trans)
        bx('duct', s * 5.9 - .3, s * 5.9 + .3, -30, 116, 0, .10, mat('duct', '#9c978d', .85)); post = M('zinc')
        for z in (.4, 1.2, 2.0): tube('wire', [(s * 13.8, -62, z), (s * 13.8, 118, z)], [.014] * 2, post, None, 1)
        for y in (0, 48, 96): cyl('mast', .09, 9, post, (s * 4.2, y, 0), .01, n=12); bx('lum', s * 4.2 - .15, s * 4.2 + .15, y - .5, y + .5, 8.9, 9.0, M('graphite'))
    van('van', (1.3, 30, .02), pi / 2)
    leaf = [leafmat('leaf%d' % k, *c) for k, c in enumerate((('#2f3d1c', '#4d5c2b'), ('#3a4420', '#5c6231')))]; bark = mat('bark', '#3a3129', .9)
    T = [treemesh('tree%d' % k, hh, rr, 62000, leaf[k % 2], bark, .30, .05) for k, (hh, rr) in enumerate(((12, 4.4), (15, 4.6), (7, 4.2)))]
    for k in range(5):   # the line that takes the power away
        x, y, H = 120 + k * 130, 560 + k * 240, 40; lat((x - 3, y, 0), (x - .8, y, H * .72), 1.6, .16); lat((x + 3, y, 0), (x + .8, y, H * .72), 1.6, .16); lat((x, y, H * .70), (x, y, H), 1.2, .13)
        for z, wd in ((H * .74, 9), (H * .88, 7)):
            lat((x - wd, y, z), (x + wd, y, z), .7, .1)
            for s in (-1, 1): tube('line', [(x + s * wd, y, z - 1), (x + s * wd + 65, y + 120, z - 7), (x + s * wd + 130, y + 240, z - 1)], [.06] * 3, M('zinc'), None, 1)
    row = pv_row('row', 24, 24); C = join(container()); edge = lambda x, y: y < 560 + 60 * math.sin(x / 95) - abs(x - 60) * .35
    for s in (-1, 1):
        for k in range(14):
            if k % 5 != 3: inst(C, (s * 8.2, -22 + k * 9.6, 0), pi / 2 * s)
    for j in range(64):
        y = -52 + j * PITCH
        for i in range(-7, 10):
            x = (15 if i >= 0 else -14) + (i + .5) * 29.2
            if j % 11 == 10 or not edge(x, y) or (i < 0 and (j < 3 or x < -150)) or x > 265: continue
            inst(row, (x, y, 0))
    pole = cyl('pole', .035, 2.1, M('zinc'), GONE, .004, n=8)
    for k in range(124): inst(pole, ((-13.8, 13.8)[k % 2], -62 + k // 2 * 2.95, 0))
    def line(x0, y0, x1, y1, gap, kinds=(0, 1, 2, 2, 2)):
        n = int(math.hypot(x1 - x0, y1 - y0) / gap)
        for i in range(n): t = (i + random.random()) / n; inst(T[random.choice(kinds)], (x0 + (x1 - x0) * t + random.gauss(0, 1.5), y0 + (y1 - y0) * t + random.gauss(0, 1.5), -1.6), random.random() * 6, random.uniform(.6, 1.15))
    for l in ((-205, -60, -205, 340, 7), (-205, 340, -110, 500, 8), (-110, 505, 300, 640, 5), (285, 60, 290, 480, 5.5), (-530, 20, -530, 760, 11), (-520, 335, -210, 335, 10), (300, 640, 700, 640, 9), (640, 80, 640, 640, 14), (-480, 770, 280, 985, 9), (-1100, 790, -480, 790, 12), (330, 1010, 1000, 1010, 12)): line(*l)
    for cx, cy, r, n in ((-330, 620, 60, 70), (480, 760, 80, 90), (60, 1150, 160, 150), (-700, 1000, 140, 120), (760, 1200, 200, 150)):
        for _ in range(n): inst(T[random.choice((0, 1, 1))], (random.gauss(cx, r), random.gauss(cy, r * .4), -3), random.random() * 6, random.uniform(.8, 1.5))
    for t in T + [row, C]: t.location = GONE
    ridge(2100, 70, 3, mat('hill3', '#4f5c3c', .95), 420); ridge(3300, 190, 8, mat('hill8', '#4c5a4c', .95), 700)
    sky(el, az, F('sky', .20), clouds=.75, air=1., dust=.8, ozone=2.2, cs=1., thr=.47, csharp=.26, size=1.2)
    aerial((F('cx', -44), F('cy', -84), F('cz', 40)), (F('tx', 24), F('ty', 90), F('tz', 0)), F('lens', 36))
    return dict(exposure=F('ev', .12), sat=1.06, post=mist((.62, .72, .86), (2.5, 1.48, .78), (az, el), F('thick', .018), F('top', 5.), F('patch', 170), floor=.12, air=F('air', 3800), power=8))


def drum(x, y, z, r, wd, turn=0., c='#26282a', flange='#a98457'):
    """Cable drum lying on its flanges' edge: two discs, the wound cable between them."""
    g = group('drum', (x, y, z + r)); g.rotation_euler = (0, 0, turn); side = mat('drumside' + flange, flange, .75); wound = mat('wound' + c, c, .55)
    for s in (0, wd - .02): cyl('flange', r, .02, side, (0, -s + wd / 2, 0), .004, '-Y', g, n=48, hole=r * .14)
    for k in range(int((wd - .05) / .022)): cyl('turn', r * .74 - (.004 if k % 2 else 0), .021, wound, (0, wd / 2 - .03 - k * .022, 0), .0095, '-Y', g, n=48)
    return g


def laptop(loc, turn=0., parent=None):
    """Open laptop, screen towards -Y: a day in ribs, in mint and grey."""
    g = group('laptop', loc, parent); g.rotation_euler = (0, 0, turn); shell = mat('shell', '#85898a', .35, metal=1.); box('base', .34, .235, .015, shell, (0, 0, 0), .012, .004, g); plate('keys', rrect(.29, .10, .004), .001, 'core', (0, .035, .0146), .0003, 'Z', g, res=0)
    s = group('lid', (0, .115, .012), g); s.rotation_euler = (math.radians(-16), 0, 0); plate('back', rrect(.34, .225, .012, 0, .1125), .008, shell, (0, .004, 0), .003, '-Y', s); plate('glass', rrect(.326, .205, .006, 0, .114), .001, mat('screen', '#04110d', .25, emit='#0d3a2e', estr=.55), (0, -.0045, 0), .0003, '-Y', s, res=0)
    for k in range(36):
        t = math.sin(pi * min(1, max(0, (k - 7) / 21))) ** 1.6 if 7 < k < 28 else 0; hh = .012 + .088 * t + .012 * ((k * 37) % 7) / 7
        plate('rib', rrect(.0042, hh, .001, -.142 + k * .0081, .040 + hh / 2, 2), .0006, mat('ribm', '#0b5b4a', .4, emit='#35E0A8', estr=1.1) if t > .12 else mat('ribd', '#222222', .5, emit='#8fa9a0', estr=.5), (0, -.0056, 0), .0001, '-Y', s, res=0)
    for k in range(3): plate('bar', rrect(.060, .012, .002, -.112 + k * .085, .190, 2), .0006, mat('ribd'), (0, -.0056, 0), .0001, '-Y', s, res=0)
    return g


def van_hub():
    """First light: the van's back stands open between the rows, the plant's day is on a laptop."""
    az, el = F('rot', -27.5), F('el', 5.0); kw.setdefault('si', '.8'); mat('vandark', '#16181a', .85, spec=.08); mat('tyre', '#101112', .9, spec=.08); mat('rim', '#4a4e50', .55, spec=.2); mat('core', '#141517', .8, spec=.1)   # grazing sun would gild what is dark
    grass = noisemat('grass', '#3f4c2a', '#606b3a', .9, .95, .6, .15, 8, c3='#6a6a42'); gravel = wet(noisemat('gravel', '#5d5850', '#837c70', 26, .85, .7, .02, 6, c3='#6e685e'), F('wet', .41))
    land(-600, 600, -60, 1500, -.06, grass); land(-2.9, 8.2, -40, 400, -.02, gravel); zinc = M('zinc'); ply = noisemat('ply', '#8d6f4c', '#a5865f', 3, .7, .1, .002, stretch=(1, 9, 1)); dark = M('graphite')
    V = van('van', (2.5, 1.3, 0), math.radians(F('vr', 90)), mat('vanpaint', '#dcdad4', .22, coat=.8), hold=True)
    B = lambda n, x0, x1, y0, y1, z0, z1, m, r=.004, bev=.003: setattr(bx(n, x0, x1, y0, y1, z0, z1, m, r, bev), 'parent', V)
    B('floor', -2.62, .75, -.80, .80, .60, .645, ply); B('head', .70, .76, -.82, .82, .62, 2.18, ply)
    for s in (-1, 1):
        B('liner', -2.45, .7, s * .815 - .008, s * .815 + .008, .64, 1.25, ply)
        for z in (1.02, 1.38, 1.76):
            B('shelf', -2.35, .6, min(s * .80, s * .46), max(s * .80, s * .46), z, z + .018, zinc); B('lip', -2.35, .6, s * .46 - .006, s * .46 + .006, z, z + .07, zinc)
        for x in (-2.33, -1.35, -.4, .55): B('upr', x - .018, x + .018, s * .47 - .018, s * .47 + .018, .64, 2.15, zinc)
        x = -2.27
        for z in (.65, 1.04, 1.40, 1.78):
            x = -2.26
            while x < .3:
                n = random.uniform(.20, .44); hh = random.uniform(.15, .27 if z < 1.7 else .24); c = random.choice(('#2b2e31', '#b8946a', '#a3835c', '#0F5C43', '#c9c4b8', '#3a3f42'))
                if random.random() < .86 and not (z < .7 and s < 0): B('case', x, x + n, min(s * .78, s * .50), max(s * .78, s * .50), z, z + hh, mat('case' + c, c, .6), .012, .008); B('lid', x - .004, x + n + .004, min(s * .784, s * .496), max(s * .784, s * .496), z + hh - .035, z + hh - .005, mat('case' + c), .012, .006)
                x += n + .03
    for x, y, r, wd, c, f in ((-2.28, -.56, .21, .24, '#1d1f21', '#a98457'), (-1.78, -.58, .19, .22, '#b5652a', '#6f7577'), (-2.12, .06, .15, .26, '#1d1f21', '#2b2e31')): drum(x, y, .645, r, wd, .1, c, f).parent = V
    for k in range(4): o = tube('coil', [(-1.62 + .17 * math.cos(t * .6283), .02 + .17 * math.sin(t * .6283), .665 + k * .026 + .002 * t) for t in range(11)], [.012] * 11, 'rubber', V, 4)
    B('strip', -2.3, .4, -.02, .02, 2.165, 2.178, mat('strip', '#ffffff', .5, emit='#ffdcae', estr=5.))
    for x in (-1.9, -.7): o = area('hold', (x, 0, 2.14), (x, 0, 0), .9, .25, F('in', 26), (1, .80, .56)); o.parent = V
    for s, turn in ((1, F('dl', 68)), (-1, F('dr', 62))):   # the leaves: hinge at the corner, window, lining, lamp cluster on the pillar
        D = group('leafg', (-2.66, s * .92, 0), V); D.rotation_euler = (0, 0, s * math.radians(90 - turn)); q = lambda a, b: (min(s * a, s * b), max(s * a, s * b))
        ring = lambda a, b, c, d: [(s * a, c), (s * b, c), (s * b, d), (s * a, d)] if s < 0 else [(-b, c), (-a, c), (-a, d), (-b, d)]
        plate('leaf', [rrect(.80, 1.70, .07, -s * .42, 1.42), rrect(.52, .50, .05, -s * .42, 1.90)], .045, mat('vanpaint'), (.02, 0, 0), .012, '-X', D, res=2); plate('pane', rrect(.53, .51, .05, -s * .42, 1.90), .008, mat('vanglass'), (0, 0, 0), .001, '-X', D, res=0)
        plate('lining', rrect(.66, .92, .03, -s * .42, 1.12), .012, mat('lining', '#3a3d3f', .8), (-.024, 0, 0), .004, '-X', D, res=1); plate('lever', rrect(.05, .20, .02, -s * .74, 1.25), .03, dark, (-.034, 0, 0), .006, '-X', D, res=1)
        plate('tail', rrect(.10, .62, .03, -s * .885, 1.12), .02, mat('taill', '#5a0c0a', .15, coat=1., emit='#d02015', estr=.28), (-2.632, 0, 0), .008, '-X', V, res=1)
    B('step', -2.86, -2.60, -.9, .9, .36, .47, mat('vandark', '#16181a', .6), .03, .02)
    for y in (-.62, .62): tube('rack', [(-2.3, y, 2.50), (1.0, y, 2.50)], [.02] * 2, zinc, V, 4)
    for x in (-2.0, -.6, .8): tube('bow', [(x, -.7, 2.37), (x, -.68, 2.48), (x, .68, 2.48), (x, .7, 2.37)], [.016] * 4, zinc, V, 3)
    for y in (-.50, -.14): B('ladder', -2.7, 1.1, y - .03, y + .03, 2.52, 2.59, mat('alu', '#b9bcbe', .35, metal=1.))
    for k in range(14): B('rung', -2.55 + k * .27, -2.515 + k * .27, -.5, -.14, 2.54, 2.57, mat('alu'))
    # The folding table: laptop, flask, gloves, a helmet.
    tx, ty = F('tx', .48), F('ty', -4.0); g = group('table', (tx, ty, 0)); g.rotation_euler = (0, 0, .12); box('top', 1.15, .58, .03, mat('tabletop', '#c8c4ba', .5), (0, 0, .71), .03, .01, g)
    for s in (-1, 1):
        for k in (-1, 1): tube('leg', [(s * .42, -.22 * k, .71), (s * .47, .24 * k, 0)], [.013] * 2, dark, g, 4)
    laptop((-.06, .04, .74), .06, g); cyl('flask', .038, .25, mat('flask', '#0F5C43', .4), (.34, .14, .74), .012, 'Z', g); cyl('cup', .040, .07, 'steel', (.45, .0, .74), .006, 'Z', g, hole=.035)
    helmet = tube('helmet', [(-.42, .05, .742), (-.42, .05, .79), (-.42, .05, .825), (-.42, .05, .855), (-.42, .05, .875), (-.42, .05, .886)], [.125, .122, .112, .090, .058, .010], mat('helmet', '#e9e6df', .35, coat=.4), g, 24); cyl('brim', .145, .012, mat('helmet'), (-.42, .035, .742), .005, 'Z', g)
    tube('lead', [(tx + .35, ty + .2, .70), (tx + .6, ty + .5, .1), (tx + 1.1, ty + .9, .01), (tx + 1.9, ty + 1.1, .01), (2.9, -1.25, .02), (3.05, -1.35, .4), (3.1, -1.3, .66)], [.007] * 7, 'rubber', None, 4)
    drum(F('d1x', 3.7), F('d1y', -2.3), -.02, .30, .34, .9); bx('carton', 4.4, 4.95, -2.2, -1.75, -.02, .36, mat('carton', '#a98a64', .8), .01, .004)
    tall = tuft('tall', 160, .55, .5, mat('tallm', '#8a8456', .85), .7, .006); low = tuft('low', 240, .20, 1.3, mat('lowm', '#5c6a38', .85), .7, .007); row = pv_row('row', 30, 24); C = join(container())
    for j in range(9):
        for k in range(3): inst(row, (-21.5 - k * 36 - (j % 2) * .6, F('ry', 12) + j * 8, 0)); inst(row, (27 + k * 36, F('ry', 12) + j * 8, 0))
    for k in range(3): inst(C, (3.8, 44 + k * 8, 0), pi / 2)
    scatter(low, 900, lambda: (random.choice((random.uniform(-16, -2.9), random.uniform(8.2, 15))), -9 + 60 * random.random() ** 1.7, -.06), (.5, 1.2)); scatter(tall, 420, lambda: (random.choice((random.uniform(-9, -2.9), random.uniform(8, 11))), -8 + 55 * random.random() ** 1.5, -.06), (.4, 1.1))
    row.location = C.location = GONE
    sky(el, az, F('sky', .30), clouds=.8, air=1., dust=.25, ozone=3.6, cs=1.1, thr=.44, csharp=.3, size=1.4, cloud_col=(1, .90, .86))
    viewcam((F('cx', 1.14), F('cy', -8.4), 1.5), (F('cx', 1.14) + F('yaw', -.05), 0, 1.5), F('lens', 60), F('sy', -.055))
    return dict(exposure=F('ev', .62), sat=1.0, bloom=.05, post=mist((.42, .48, .56), (1.15, .84, .66), (az, el), F('thick', .050), F('top', 1.9), F('patch', 60), air=F('air', 700), floor=.45, power=8))


def beam(name, p, q, wd, ht, m, parent=None, r=.04):
    """Rectangular section from p to q."""
    p, q = Vector(p), Vector(q); o = plate(name, rrect(wd, ht, r), (q - p).length, m, (0, 0, 0), .012, 'Z', None, res=1); o.location = p; o.rotation_euler = (q - p).to_track_quat('Z', 'Y').to_euler(); o.parent = parent; return o


def crane(x, y, tip, paint, dark):
    """Mobile crane, cab towards -X: carrier on four axles, jacks, counterweight, telescopic boom up to the tip."""
    g = group('crane', (x, y, 0)); zinc = M('zinc'); B = lambda *a, **k: setattr(bx(*a, **k), 'parent', g); glass = mat('vanglass', '#07090b', .05, coat=1.)
    B('frame', -6.2, 6.4, -1.15, 1.15, .75, 1.25, dark, .05, .03); B('deck', -4.2, 6.5, -1.36, 1.36, 1.25, 1.52, paint, .08, .04); B('cab', -6.6, -4.4, -1.32, 1.32, .95, 2.75, paint, .22, .14); B('cabwin', -6.63, -5.0, -1.335, 1.335, 1.75, 2.5, glass, .18, .10); B('bumper', -6.75, -6.3, -1.34, 1.34, .45, .95, dark, .08, .05)
    for s in (-1, 1):
        for z in (2.5, 1.1): B('doorgap', -5.95, -4.75, s * 1.335 - .004, s * 1.335 + .004, z - (1.36 if z > 2 else 0), z - (1.35 if z > 2 else -.012), dark)
        B('doorgap', -4.76, -4.745, s * 1.335 - .004, s * 1.335 + .004, 1.1, 2.5, dark); B('mirror', -6.62, -6.50, min(s * 1.42, s * 1.62), max(s * 1.42, s * 1.62), 1.75, 2.30, dark, .03, .02); B('arch', -6.0, -2.75, min(s * 1.37, s * .9), max(s * 1.37, s * .9), 1.30, 1.44, dark, .03, .02); B('step', -4.3, -2.8, min(s * 1.37, s * 1.0), max(s * 1.37, s * 1.0), 1.52, 1.95, dark, .04, .02); B('locker', -2.5, .9, min(s * 1.35, s * 1.0), max(s * 1.35, s * 1.0), .62, 1.2, paint, .03, .02)
        for k in range(3): B('gap', -1.7 + k * .85, -1.685 + k * .85, s * 1.352 - .003, s * 1.352 + .003, .66, 1.16, dark)
        [tube('rail', [p, q], [.02] * 2, zinc, g, 3) for p, q in (((-2.4, s * 1.3, 1.5), (-2.4, s * 1.3, 2.15)), ((-2.4, s * 1.3, 2.15), (.4, s * 1.3, 2.15)), ((.4, s * 1.3, 2.15), (.4, s * 1.3, 1.5)))]
    for y_ in (-.9, .9): cyl('beacon', .09, .16, mat('beacon', '#c8701a', .2, coat=1.), (-5.2, y_, 2.75), .03, 'Z', g)
    for s in (-1, 1): B('lamp', -6.78, -6.7, s * .95 - .18, s * .95 + .18, .62, .78, mat('lampg', '#dfe6ea', .1, coat=1.), .02, .01)
    for ax in (-5.2, -3.5, 2.0, 3.7, 5.4):
        for s in (-1, 1): cyl('tyre', .66, .42, mat('tyre', '#101112', .8), (ax, s * 1.12 + (.21 if s > 0 else .21), .66), .06, '-Y', g, n=48); cyl('hub', .36, .46, mat('rim', '#8d9193', .35, metal=1.), (ax, s * 1.12 + .23, .66), .03, '-Y', g, n=32); cyl('cap', .16, .50, dark, (ax, s * 1.12 + .25, .66), .02, '-Y', g, n=24)
    for ax in (-1.4, 6.0):
        B('arm', ax - .17, ax + .17, -3.4, 3.4, .78, 1.10, paint, .03, .02)
        for s in (-1, 1): cyl('jack', .10, .95, M('steel'), (ax, s * 3.25, .12), .01, 'Z', g, n=24); cyl('foot', .30, .08, dark, (ax, s * 3.25, .08), .02, 'Z', g, n=32); B('mat', ax - .6, ax + .6, s * 3.25 - .6, s * 3.25 + .6, .0, .09, mat('mats', '#6d5a43', .85), .02, .01)
    cyl('turntable', 1.05, .22, dark, (2.2, 0, 1.50), .02, 'Z', g); B('house', .6, 5.6, -1.2, 1.2, 1.72, 2.35, paint, .10, .06); B('weight', 4.6, 6.3, -1.34, 1.34, 1.75, 3.15, dark, .10, .06); B('op', -.2, 1.5, -1.42, -.45, 1.75, 3.35, paint, .16, .10); B('opwin', -.23, 1.1, -1.44, -.5, 2.3, 3.2, glass, .12, .08); cyl('winch', .42, 1.2, zinc, (4.2, .6, 2.75), .02, '-Y', g)
    a, b = Vector((x + 3.6, y, 3.0)), Vector(tip); d = (b - a).normalized(); L = (b - a).length
    for k, (u, v, wd, ht) in enumerate(((-.04, .36, .98, 1.12), (.34, .58, .84, .96), (.56, .80, .70, .80), (.78, 1., .56, .64))):
        beam('boom', a + d * L * u, a + d * L * v, wd, ht, paint); beam('collar', a + d * (L * v - .35), a + d * (L * v + .05), wd + .08, ht + .08, dark)
    tube('ram', [(x + 1.6, y, 2.0), tuple((Vector((x + 1.6, y, 2.0)) + a + d * L * .24) / 2)], [.19] * 2, dark, None, 8); tube('rod', [(x + 1.6, y, 2.0), tuple(a + d * L * .24)], [.11] * 2, M('steel'), None, 8)
    return g


def ruts(points, wd, m, gauge=2.1):
    """Two tracks pressed into the ground along a path; they fade at their edges and ends into the ground below."""
    for s in (-.5, .5):
        v = []; f = []; c = []
        for i, p in enumerate(points):
            q, r = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]; n = Vector((-(r[1] - q[1]), r[0] - q[0])).normalized(); end = min(1, i / 4, (len(points) - 1 - i) / 4)
            for e, k in ((-.5, 0), (-.34, .75), (-.05, 1), (.05, .35), (.34, 1), (.5, 0)): v.append((p[0] + n.x * (s * gauge + e * wd), p[1] + n.y * (s * gauge + e * wd), .004)); c.append(k * end)
        for i in range(len(points) - 1): f += [(6 * i + j, 6 * i + j + 1, 6 * i + j + 7, 6 * i + j + 6) for j in range(5)]
        o = meshobj('rut', v, f, m); col = o.data.color_attributes.new('fade', 'FLOAT_COLOR', 'POINT')
        for i, k in enumerate(c): col.data[i].color = (k, k, k, 1)


def fading(m):
    """Lets the ground show through where the mesh's colour `fade` is low, broken up by noise."""
    nt = m.node_tree; b = nt.nodes['Principled BSDF']; at = N(nt, 'ShaderNodeVertexColor', layer_name='fade'); tc = N(nt, 'ShaderNodeTexCoord'); nz = N(nt, 'ShaderNodeTexNoise'); nz.inputs['Scale'].default_value = 7; nz.inputs['Detail'].default_value = 6; ad = N(nt, 'ShaderNodeMath', operation='MULTIPLY_ADD'); ad.inputs[1].default_value = 1.1; mr = N(nt, 'ShaderNodeMapRange'); mr.inputs['From Min'].default_value = .85; mr.inputs['From Max'].default_value = 1.5; mr.inputs['To Max'].default_value = .85
    tr = N(nt, 'ShaderNodeBsdfTransparent'); mx = N(nt, 'ShaderNodeMixShader'); L = nt.links.new; L(tc.outputs['Object'], nz.inputs['Vector']); L(at.outputs['Color'], ad.inputs[0]); L(nz.outputs['Fac'], ad.inputs[2]); L(ad.outputs[0], mr.inputs['Value']); L(mr.outputs[0], mx.inputs[0]); L(tr.outputs[0], mx.inputs[1]); L(b.outputs[0], mx.inputs[2]); L(mx.outputs[0], nt.nodes['Material Output'].inputs[0]); return m


def crane_lift():
    """Morning: a container hangs over its foundation, its guide lines are tied down; others stand already."""
    az, el = F('rot', -58), F('el', 12); kw.setdefault('si', '1.7'); gravel = noisemat('gravel', '#6f695f', '#938b7d', 24, .92, .8, .03, 8, c3='#7b7468'); grass = noisemat('grass', '#59663a', '#7d8450', .9, .95, .6, .15, 8, c3='#8f8a58'); concrete = noisemat('concrete', '#b4b1aa', '#c6c2ba', 2, .8, .15, .005); zinc = M('zinc'); dark = M('graphite'); rope = mat('rope', '#2a2c2e', .6, metal=.6)
    land(-900, 900, -60, 2500, -.08, grass); land(-60, 70, -40, 75, -.0, gravel); tread = fading(wet(noisemat('tread', '#38332d', '#544d44', 9, .8, .9, .05, 5), .45))
    curve = lambda x0, x1, y0, y1, b: [(x0 + (x1 - x0) * t + b * math.sin(pi * t), y0 + (y1 - y0) * t) for t in (k / 24 for k in range(25))]
    for c in (curve(-3.2, 13, -14, 17.5, -2.5), curve(1.4, 15, -14, 14, -1.2), curve(-12, 2.5, -14, 12.5, 3.)): ruts(c, .78, tread)
    px, py = 0., 20.   # the foundation: six piers on a slab, conduits that wait for cables
    bx('slab', px - 3.6, px + 3.6, py - 1.7, py + 1.7, -.1, .14, concrete, .03, .02)
    for x in (-2.7, -.9, .9, 2.7):
        bx('pier', px + x - .22, px + x + .22, py - 1.25, py + 1.25, .14, .42, concrete, .02, .012)
        for y in (-1, 1): cyl('bolt', .018, .10, zinc, (px + x, py + y, .42), .002, n=12)
    for k in range(5): tube('conduit', [(px - .35 + k * .16, py + .3, .1), (px - .35 + k * .16, py + .3, .75)], [.05] * 2, mat('conduit', '#b5552a', .6), None, 5)
    hz = F('hz', 3.1); hook = Vector((px + .1, py, hz + 6.3)); tip = hook + Vector((.2, 0, 14))
    P = mat('cranepaint', '#d9d5cb', .3, coat=.5); crane(F('crx', 22), F('cry', 26), tip, P, dark)
    sw = math.radians(F('sw', -9)); corner = lambda sx, sy, z: (px + sx * 2.95 * math.cos(sw) - sy * 1.14 * math.sin(sw), py + sx * 2.95 * math.sin(sw) + sy * 1.14 * math.cos(sw), z)
    spread = {s: Vector((px + s * 2.5 * math.cos(sw), py + s * 2.5 * math.sin(sw), hz + 4.0)) for s in (-1, 1)}; beam('spreader', spread[-1], spread[1], .20, .26, mat('spreadm', '#c9952f', .45))
    for sx in (-1, 1):
        tube('sling', [tuple(spread[sx]), tuple(hook - Vector((0, 0, .5)))], [.022] * 2, rope, None, 4)
        for sy in (-1, 1): tube('sling', [corner(sx, sy, hz + 2.62), tuple(spread[sx])], [.020] * 2, rope, None, 4); o = cyl('shackle', .07, .05, zinc, corner(sx, sy, hz + 2.60), .01, n=20)
    bx('block', hook.x - .28, hook.x + .28, py - .17, py + .17, hook.z, hook.z + .95, mat('blockm', '#c9952f', .45), .10, .05); cyl('sheave', .24, .40, dark, (hook.x, py + .20, hook.z + .55), .02, '-Y'); tube('hookm', [(hook.x, py, hook.z), (hook.x, py, hook.z - .22), (hook.x + .16, py, hook.z - .38), (hook.x, py, hook.z - .56), (hook.x - .15, py, hook.z - .42)], [.05, .05, .065, .06, .02], dark, None, 6)
    for s in (-.14, -.05, .05, .14): tube('rope', [(hook.x + s, py, hook.z + .9), (tip.x + s, py, tip.z)], [.014] * 2, rope, None, 3)
    for a, b in (((-6.12, 17.35, .02), corner(-1, -1, hz + .3)), ((5.15, 17.85, .02), corner(1, -1, hz + .3))): m_ = (Vector(a) + Vector(b)) / 2 - Vector((0, 0, .35)); tube('guide', [a, tuple(m_), b], [.012] * 3, mat('guide', '#c8642a', .7), None, 4)
    for k in range(7): bx('plank', -9.5 + .02 * (k % 3), -6.2 + .03 * (k % 2), 12.2 + (k % 3) * .24, 12.42 + (k % 3) * .24, .02 + .06 * (k // 3), .075 + .06 * (k // 3), mat('plank', '#8a6c48', .85))
    tall = tuft('tall', 160, .5, .6, mat('tallm', '#8a8456', .85), .7, .007); C = join(container()); H = join(container(False)); stone = plate('stone', rrect(.07, .05, .02, n=3), .035, mat('stonem', '#746c5f', .95), GONE, .012, 'Z', res=1)
    inst(H, (px, py, hz), sw); H.location = GONE
    for k in range(6):
        for x in (-14.5, -22.5): inst(C, (x, 14 + k * 8.2, 0), pi / 2)
    for k in range(3): inst(C, (-4.5, 34 + k * 8, 0), 0)
    scatter(tall, 380, lambda: (random.uniform(-60, 70), random.uniform(74, 78), -.08), (.6, 1.4)); scatter(stone, 1500, lambda: (random.uniform(-11, 12), -1 + 24 * random.random() ** 1.3, -.012), (.15, .8))
    C.location = GONE; ridge(900, 60, 4, mat('hill4', '#5d6b4c', .95), 330); ridge(1900, 150, 9, mat('hill9', '#5a6a5c', .95), 600)
    sky(el, az, F('sky', .19), clouds=.8, air=1., dust=.7, ozone=1.6, cs=1.1, thr=.46, csharp=.28, size=1.0)
    viewcam((F('cx', -2.4), F('cy', -7.5), 1.65), (F('cx', -2.4) + F('yaw', .1), 20, 1.65), F('lens', 52), F('sy', .19))
    return dict(exposure=F('ev', .1), sat=1.06, post=mist((.66, .73, .82), (1.7, 1.28, .92), (az, el), .003, 5., 200., air=F('air', 1500), floor=.4))


settings = {'field-dawn': field_dawn, 'van-hub': van_hub, 'crane-lift': crane_lift}[shot]()
render(shot + suf, spp=spp, curve='Filmic', look='Medium High Contrast', clampi=3., smooth_bg=False, rad=6, **{**dict(bloom=.03, bounces=(5, 3, 2)), **settings})
