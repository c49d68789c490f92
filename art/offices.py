"""Where people are received and taught.
blender -b --factory-startup -P offices.py -- <reception|key-shelf|training-room> [w= h= spp=]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from yard import *
reset(); random.seed(12); TOP = .76

def rect(a, b, c, d): return [(a, c), (b, c), (b, d), (a, d)]

def unseen():
    for o in bpy.data.objects:
        if o.type == 'LIGHT': o.visible_glossy = o.visible_transmission = False   # panes, water and floors show what is there, not the lamps

def ball(r, n=28): return [(r * math.sin(pi * k / n), -r * math.cos(pi * k / n)) for k in range(n + 1)]

def soft(P, times=3):
    """The outline without its corners, for what is turned and seen near."""
    for _ in range(times): P = [P[0]] + [(p[0] * (1 - t) + q[0] * t, p[1] * (1 - t) + q[1] * t) for p, q in zip(P, P[1:]) for t in (.25, .75)] + [P[-1]]
    return P

def sheet(name, place, nu, nv, m, parent=None):
    """Cloth or paper: one smooth mesh through place(u, v), u and v from 0 to 1."""
    o = meshobj(name, [place(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)], [(j * (nu + 1) + i, j * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i) for j in range(nv) for i in range(nu)], m, True); o.parent = parent; return o

def drops(x0, x1, z0, z1, y, count, seed, m):
    """Rain on a pane, one mesh: flat lenses of water, the large ones with the trail that they left."""
    rnd = random.Random(seed); v = []; f = []; n = 10
    def lens(x, z, rx, rz, tip=0.):
        b = len(v); v.extend((x + rx * s * math.cos(a) * (1 - tip * max(0, math.sin(a))), y - d * rx, z + rz * s * math.sin(a)) for s, d in ((1, 0), (.80, .30), (.42, .50)) for a in (2 * pi * k / n for k in range(n))); v.append((x, y - .55 * rx, z))
        for j in range(2): f.extend((b + j * n + k, b + j * n + (k + 1) % n, b + (j + 1) * n + (k + 1) % n, b + (j + 1) * n + k) for k in range(n))
        f.extend((b + 2 * n + k, b + 2 * n + (k + 1) % n, b + 3 * n) for k in range(n))
    for _ in range(count):
        r = .0012 + .0042 * rnd.random() ** 3; lens(rnd.uniform(x0, x1), rnd.uniform(z0, z1), r, r * rnd.uniform(.95, 1.35))
    for _ in range(count // 34):   # one that ran: head below, beads above it along a line that wavers
        x, z, r = rnd.uniform(x0, x1), rnd.uniform(z0, z1), rnd.uniform(.0034, .0058); lens(x, z, r, r * 1.7, .35); k = z + r * 2; ph = rnd.random() * 6
        while k < min(z1, z + rnd.uniform(.12, .9)): s = r * rnd.uniform(.25, .55); lens(x + .004 * math.sin(k * 22 + ph), k, s, s * rnd.uniform(1.2, 3.2)); k += rnd.uniform(.008, .028)
    return meshobj('drops', v, f, m, True)

def water():
    m = bpy.data.materials.new('water'); m.use_nodes = True; nt = m.node_tree; b = nt.nodes['Principled BSDF']; b.inputs['Transmission'].default_value = 1; b.inputs['IOR'].default_value = 1.33; b.inputs['Roughness'].default_value = .02; return m

def over_back(loc, turn, c, long=.62):
    """A coat that hangs by its shoulders over the back of a chair; its back towards -Y."""
    g = group('coat', loc); g.rotation_euler = (0, 0, math.radians(turn)); m = noisemat('wool' + c, c, c, 210, .95, .5, .0010, 3); secs = []
    for k in range(21):
        t = k / 20; z = -long * t ** 1.15; wide = (.060, .130, .185, .212, .222)[k] if k < 5 else .222 + .020 * t; deep = .034 + .038 * min(1, t * 3); n = 72; sec = []
        for i in range(n):
            a = 2 * pi * i / n; amp = .05 + .30 * t; fold = amp * (.55 * math.sin(a * 9 + .6 + .8 * t) + .45 * math.sin(a * 5 + 2.1) + .30 * math.sin(a * 14 + t * 2)); sec.append((wide * math.copysign(abs(math.cos(a)) ** .6, math.cos(a)), deep * math.copysign(abs(math.sin(a)) ** .6, math.sin(a)) * (1 + fold) - .006 * t, z - .050 * abs(math.cos(a)) ** 3 * (1 - t) ** 2 - .010 * math.sin(3 * a + 1) * t))
        secs.append(sec)
    loft('body', secs, m, g, 1)
    for s in (-1, 1): tube('sleeve', [(s * .150, -.016, -.030), (s * .206, -.026, -.085), (s * .232, -.044, -.20), (s * .236, -.062, -.34), (s * .226, -.074, -.46), (s * .232, -.070, -.53)], [.026, .043, .042, .039, .036, .039], m, g, 6); cyl('cuff', .029, .03, mat('lining', '#1d2024', .6), (s * .232, -.070, -.548), .004, 'Z', g)
    sheet('collar', lambda u, v: (.098 * math.sin((u - .5) * 2.9) * (1 + .34 * v), .016 - .034 * math.cos((u - .5) * 2.9) * (1 + .9 * v), .026 - .062 * v - .026 * v * (2 * u - 1) ** 2 + .006 * math.cos((u - .5) * 5)), 24, 6, m, g)
    tube('vent', [(0, -.092, -long * .62), (.004, -.098, -long * .80), (.010, -.099, -long * .985)], [.0022] * 3, mat('lining'), g, 2); return g

def scarf(loc, turn, c, long=.46):
    """Thrown over one shoulder of the coat: two ends of different length."""
    g = group('scarf', loc); g.rotation_euler = (0, 0, math.radians(turn)); m = noisemat('knit' + c, c, c, 320, .98, .6, .0012, 2)
    def place(u, v):
        s = v * (long + .36) - .30; y, z = (-.045 - .050 * min(1, s * 4), -s) if s > .03 else (.060, s) if s < -.06 else (.060 - .105 * (s + .06) / .09, .022 * math.sin((s + .06) / .09 * pi)); w_ = .085 * (1 + .10 * math.sin(v * 9)); return ((u - .5) * w_ + .012 * math.sin(v * 5), y - .012 * math.sin(u * 9 + v * 2) - .006 * math.sin(u * 17), z)
    sheet('knit', place, 26, 60, m, g).modifiers.new('s', 'SOLIDIFY').thickness = .006
    for k in range(22): u = k / 21; x, y, z = place(u, 1); tube('fringe', [(x, y, z + .004), (x + random.uniform(-.004, .004), y - .003, z - random.uniform(.030, .045))], [.0013] * 2, m, g, 1)
    return g

def seat(loc, turn, ply=None):
    """Stacking chair: bent steel, seat and back of plywood; faces -Y, its back at +Y."""
    g = group('seat', loc); g.rotation_euler = (0, 0, math.radians(turn)); ply = ply or noisemat('ply', '#a07a4c', '#b58d5c', 1.6, .42, .05, .001, 5, stretch=(14, 1, 1)); st = mat('chrome', '#9fa3a5', .22, metal=1.)
    sheet('pan', lambda u, v: ((u - .5) * .40 * (1 - .10 * v), (v - .5) * .40, .455 - .020 * math.sin(v * pi) - .012 * max(0, .16 - v) / .16 + .010 * (2 * u - 1) ** 2), 16, 20, ply, g).modifiers.new('s', 'SOLIDIFY').thickness = .012
    sheet('rest', lambda u, v: ((u - .5) * .40, .205 + .045 * v + .034 * (1 - (2 * u - 1) ** 2), .64 + .20 * v), 20, 12, ply, g).modifiers.new('s', 'SOLIDIFY').thickness = .011
    for s in (-1, 1): tube('front', [(s * .195, -.20, .0), (s * .185, -.175, .40), (s * .18, -.15, .437), (s * .18, .14, .432), (s * .187, .17, .45), (s * .192, .235, .80)], [.0095] * 6, st, g, 5); tube('rear', [(s * .185, .10, .432), (s * .19, .17, .36), (s * .205, .26, 0)], [.0095] * 3, st, g, 5)
    return g

def telephone(loc, turn):
    """Desk telephone: wedge, dim display, keys, handset on its cradle, coiled cord."""
    g = group('phone', loc); g.rotation_euler = (0, 0, math.radians(turn)); body = mat('phoneb', '#24282a', .38); key = mat('phonek', '#3b4144', .45)
    plate('wedge', [(-.085, .006), (.085, .006), (.085, .070), (.060, .072), (-.085, .022)], .20, body, (-.10, 0, 0), .006, 'X', g, res=3)
    slope = math.atan2(.050, .145); e = group('face', (0, -.0125, .0485), g); e.rotation_euler = (slope, 0, 0)
    box('bez', .098, .044, .003, M('satin'), (.040, .046, -.001), .004, .001, e); box('lcd', .088, .035, .0012, mat('phlcd', '#10201c', .15, emit='#a9d8c6', estr=.22), (.040, .046, .0018), .002, .0003, e, res=0)
    for i in range(3):
        for j in range(4): box('key', .0175, .0115, .0050, key, (.013 + i * .0245, .006 - j * .0165, -.001), .003, .0014, e, res=2)
    for j in range(4): box('key2', .011, .0100, .0045, key, (.088, .006 - j * .0165, -.001), .003, .0012, e, res=2)
    h = group('hand', (-.060, -.012, .060), g); h.rotation_euler = (slope, 0, 0); tube('bar', [(0, -.094, .004), (0, -.072, .012), (0, -.040, .026), (0, .0, .030), (0, .040, .026), (0, .072, .012), (0, .094, .004)], [.016, .0245, .0150, .0140, .0150, .0245, .016], body, h, 8)
    for y in (-.070, .070): cyl('cap', .0225, .020, body, (0, y, -.014), .006, 'Z', h)
    a = (-.060, -.098, .030); pts = [(a[0] - .012 - .05 * t - .020 * math.sin(t * 3.1), a[1] - .010 - .075 * math.sin(t * 3.1) + .10 * t, a[2] - .018) for t in (k / 12 for k in range(13))]; coil = []
    for k in range(300):
        t = k / 299 * 11.999; i = int(t); p = Vector(pts[i]).lerp(Vector(pts[i + 1]), t - i); p.z = .0075 + .010 * max(0, 1 - k / 30); q = k * .80; coil.append((p.x + .0052 * math.cos(q), p.y + .0020 * math.cos(q), p.z + .0052 * math.sin(q)))
    tube('cord', coil, [.0016] * len(coil), 'rubber', g, 3); return g

def guest_book(loc, turn):
    """An open book with ruled lines, some signed; a ribbon and a pen."""
    g = group('book', loc); g.rotation_euler = (0, 0, math.radians(turn)); paper = mat('pages', '#e4dccb', .9); rule = mat('rule', '#a9a598', .8); ink = mat('inkb', '#22304a', .6); W_, H_ = .215, .30
    box('cover', 2 * W_ + .016, H_ + .012, .004, mat('bookc', '#5b2f26', .6), (0, 0, 0), .004, .001, g); up = lambda u: .004 + .018 * (1 - (1 - min(1, u * 5)) ** 2) * (1 - .45 * u); rnd = random.Random(4)
    for s in (-1, 1):
        sheet('leaf', lambda u, v: (s * u * W_, (v - .5) * H_, up(u)), 24, 2, paper, g)
        for side in (-.5, .5): sheet('edge', lambda u, v: (s * u * W_, side * H_, up(u) * v), 24, 1, mat('edge', '#cfc6b3', .9), g)
        sheet('fore', lambda u, v: (s * W_, (u - .5) * H_, up(1) * v), 1, 1, mat('edge'), g)
        for r in range(11):
            y = .125 - r * .0245; sheet('line', lambda u, v: (s * (.03 + u * .165), y + .0007 * v, up((.03 + u * .165) / W_) + .0005), 16, 1, rule, g)
            if s < 0 and r < 9 or s > 0 and r < 3:
                for a, b in ((.035, .095), (.115, .15 + .035 * rnd.random())):
                    if s < 0: a, b = W_ - b, W_ - a
                    n = int((b - a) / .0016); tube('sign', [(a + (b - a) * k / n if s > 0 else (b - a) * k / n - b, y + .004 + .0045 * math.sin(k * 1.9 + rnd.random()) * rnd.uniform(.3, 1), up((a + (b - a) * k / n) / W_) + .0009) for k in range(n + 1)], [.00055] * (n + 1), ink, g, 1)
    sheet('ribbon', lambda u, v: (.004 + .008 * u, .15 - .36 * v, .012 - .010 * max(0, v - .82) / .18), 1, 12, mat('ribbon', '#7d2f22', .7), g)
    p = group('pen', (.10, -.055, .0225), g); p.rotation_euler = (0, 0, .8); tube('barrel', [(-.07, 0, .0), (-.062, 0, 0), (.045, 0, 0), (.066, 0, 0)], [.0035, .0048, .0050, .0012], M('satin'), p, 8); box('clip', .036, .003, .002, M('steel'), (-.048, 0, .0045), .001, .0005, p, res=1); return g

def cactus(loc, r=.046):
    """A small ribbed ball in a clay pot, the one plant of this desk."""
    g = group('cactus', loc); turned('pot', [(0, 0), (.040, 0), (.044, .006), (.054, .070), (.058, .072), (.058, .086), (.053, .087), (.050, .076), (0, .074)], noisemat('clay', '#9a5f42', '#ad7354', 30, .85, .12, .001, 4), parent=g); n, q = 104, 30; R = lambda a, t: r * (1 + .10 * math.cos(13 * a)) * math.sin(t) ** .8
    v = [(R(2 * pi * i / n, t) * math.cos(2 * pi * i / n), R(2 * pi * i / n, t) * math.sin(2 * pi * i / n), .112 - 1.18 * r * math.cos(t)) for t in (pi * (.02 + .97 * j / q) for j in range(q + 1)) for i in range(n)]; f = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(q) for i in range(n)]
    meshobj('ball', v, f, noisemat('cactusm', '#3d5a3c', '#4f6d48', 40, .6, .1, .001, 3), True).parent = g; sv = []; sf = []
    for i in range(13):
        for t in (pi * k / 12 for k in range(2, 12)):
            a = 2 * pi * i / 13; c = Vector((R(a, t) * math.cos(a), R(a, t) * math.sin(a), .112 - 1.18 * r * math.cos(t))); out = (c - Vector((0, 0, .112))).normalized()
            for k in range(5):
                d = (out + .7 * Vector((random.gauss(0, .5), random.gauss(0, .5), random.gauss(0, .5)))).normalized() * .011; s = d.orthogonal().normalized() * .0004; b = len(sv); sv += [tuple(c + s), tuple(c - s), tuple(c + d)]; sf.append((b, b + 1, b + 2))
    meshobj('spines', sv, sf, mat('spine', '#d8c9a4', .6)).parent = g; return g

def umbrella(loc, lean, c, wet_floor):
    """Closed, leaning, still dripping: what the rain outside means to somebody."""
    g = group('umbrella', loc); g.rotation_euler = lean; n = 48; secs = []
    for z, r, d in ((.03, .010, .05), (.08, .022, .10), (.20, .034, .22), (.36, .042, .34), (.52, .048, .42), (.62, .042, .42), (.64, .030, .3)): secs.append([(r * (1 + d * math.sin(8 * a + z * 7)) * math.cos(a), r * (1 + d * math.sin(8 * a + z * 7)) * math.sin(a), z + .012 * math.cos(8 * a) * (z > .6)) for a in (2 * pi * i / n for i in range(n))])
    loft('cloth', secs, mat('umb' + c, c, .38, spec=.6), g, 1); cyl('ferrule', .005, .05, 'steel', (0, 0, -.012), .002, 'Z', g); tube('strap', [(.050 * math.cos(a), .050 * math.sin(a), .40 + .004 * math.sin(a)) for a in (2 * pi * k / 16 for k in range(17))], [.0055] * 17, mat('umb' + c), g, 3)
    tube('stick', [(0, 0, .60), (0, 0, .74), (0, 0, .80)], [.006, .006, .010], 'satin', g, 6); tube('crook', [(0, 0, .78), (0, 0, .86), (.018, 0, .90), (.046, 0, .912), (.074, 0, .90), (.086, 0, .865)], [.0115] * 6, noisemat('cane', '#7d5431', '#946640', 5, .35, .05, .001, 4), g, 10)
    v = [(0, 0, .0016)]; m = 60; v += [(r * .20 * math.cos(a) * 1.2, r * .15 * math.sin(a), .0012) for a, r in ((2 * pi * k / m, .55 + .16 * math.sin(3 * 2 * pi * k / m + 1) + .10 * math.sin(7 * 2 * pi * k / m)) for k in range(m))]; o = meshobj('pool', v, [(0, 1 + k, 1 + (k + 1) % m) for k in range(m)], wet_floor); o.location = (loc[0] + .01, loc[1] - .02, 0); return g

def reception():
    """Before the first caller, in the rain: one lamp on a long desk, the street's lights behind wet glass."""
    stone = noisemat('stone', '#b9b1a2', '#c9c2b4', 3.2, .30, .03, .001, 8, c3='#aaa293', spec=.5); oak = randmat('oak', '#a8977c', '#bfae92', .55, (1.1, 20, 20)); floor = noisemat('floor', '#55534f', '#615f5a', 1.6, .22, .02, .001, 6, spec=.5); plaster = noisemat('plaster', '#8f8d86', '#989690', 1.4, .9, .06, .002); frame = mat('frame', '#1c2022', .45); dark = M('satin'); brass = mat('brass', '#8d7444', .32, metal=1.); X0, X1, WY = -3.4, .78, 1.80
    # Desk: three wide boards below a slab; its right end is a whole board.
    bx('top', X0, X1, 0, .80, TOP - .045, TOP, stone, .006, .005)
    for k in range(3): bx('front', X0 + .03, X1 - .04, .05, .075, .07 + k * .2145, .07 + (k + 1) * .2145 - .0025, oak, .002, .0015)
    bx('end', X1 - .062, X1 - .030, .045, .76, .07, TOP - .045, oak, .003, .002); bx('foot', X0, X1 - .08, .09, .70, 0, .07, M('core')); text('eCactus', .085, mat('letters', '#3c3a33', .45), (.08, .046, .56), '-Y', None, 'Medium', 'LEFT', .004, 1.0, res=8)
    # Room and windows.
    bx('floor', -6, 6, -6, WY + .2, -.1, 0, floor); bx('ceil', -6, 6, -6, WY + .3, 3.25, 3.4, mat('ceilm', '#6d6c68', .9)); win = (-3.6, 2.10, .16, 3.02); plate('wall', [rect(-6, 6, -.2, 3.4), rect(*win)], .30, plaster, (0, WY + .30, 0), .004, '-Y', res=1); bx('sideR', 3.2, 3.4, -6, WY + .2, 0, 3.3, plaster)
    pw = .95; plate('sash', [rect(*win)] + [rect(win[0] + .04 + k * pw, win[0] + pw - .012 + k * pw, win[2] + .05, win[3] - .05) for k in range(6)], .05, frame, (0, WY + .10, 0), .004, '-Y', res=1); meshobj('pane', [(win[0], WY + .075, win[2]), (win[1], WY + .075, win[2]), (win[1], WY + .075, win[3]), (win[0], WY + .075, win[3])], [(0, 1, 2, 3)], glassmat()); drops(-1.5, 2.05, .6, 2.9, WY + .070, 9000, 3, water()); bx('sill', win[0] - .04, win[1] + .04, WY - .02, WY + .12, win[2] - .03, win[2], stone)
    # On the desk.
    lx, ly = .51, .48; cyl('lfoot', .085, .018, dark, (lx, ly, TOP), .006); tube('lstem', [(lx, ly + .05, TOP + .01), (lx, ly + .05, TOP + .25), (lx, ly + .048, TOP + .36), (lx, ly + .02, TOP + .405), (lx, ly, TOP + .41)], [.0065] * 5, brass, None, 8)
    prof = [(.145, .300), (.146, .303), (.138, .342), (.115, .378), (.075, .402), (.022, .412), (0, .413)]; turned('shade', prof, mat('enamel', '#24352e', .32, coat=.5), (lx, ly, TOP)); turned('inner', [(r * .975, z - .003) for r, z in prof], mat('innerl', '#efe9dd', .6, emit='#ffb869', estr=.85), (lx, ly, TOP)); turned('bulb', [(0, .315), (.022, .323), (.030, .345), (.022, .370), (0, .385)], lit('bulb', '#ffdcae', 5.), (lx, ly, TOP), 32).visible_shadow = False; spot('lamp', (lx, ly, TOP + .335), (lx, ly - .02, 0), F('lamp', 15), 136, .55, .03, (1, .74, .46))
    telephone((.19, .54, TOP), -10); guest_book((.06, .19, TOP), 7); cactus((.62, .24, TOP)); mug((-.42, .58, TOP), noisemat('mugs', '#7d8a84', '#94a09a', 38, .42, .10, .001, 4), turn=2.4)
    for k, (w_, a) in enumerate(((.21, .1), (.205, -.05), (.20, .12))): o = box('paper', w_, .297, .003, mat('sheetm', '#d8d2c4', .9), (0, 0, 0), .001, .0004); o.location = (-.52, .24, TOP + k * .003); o.rotation_euler = (0, 0, a)
    seat((1.61, .90, 0), 118); over_back((1.393, .785, .885), -62, '#665c4c', .50); scarf((1.332, .902, .866), -62, '#a9782c', .40)
    pool = mat('pool', '#26282a', .03, spec=.8); umbrella((.60, -.185, .02), (math.radians(-9), math.radians(3), .5), '#1f2f3f', pool)
    # The street before the day: wet road, houses over the way, lamps, lit windows.
    road = wet(noisemat('roadm', '#20242a', '#2a2e34', 60, .5, .3, .003, 3), .50); next(n for n in road.node_tree.nodes if n.type == 'MAP_RANGE').inputs['To Min'].default_value = .12; land(-60, 60, WY + .3, 60, -.16, road); bx('kerb', -60, 60, 5.4, 5.6, -.16, -.04, mat('kerbm', '#4a4c4e', .4)); rnd = random.Random(8); x = -16.
    while x < 18:
        wd = rnd.uniform(4.2, 6.4); hh = rnd.uniform(4.6, 7.4); cc = rnd.choice(('#2a2d33', '#33302f', '#2d3338', '#38352f')); bx('house', x, x + wd - .05, 17, 20, -.2, hh, mat('hs' + cc, cc, .9, emit=cc, estr=F('dim', .55))); cols = int(wd / 1.5)
        for i in range(cols):
            xx = x + .5 + i * (wd - .9) / cols
            for j in range(int((hh - 2.6) / 2.7) + 1):
                on = rnd.random() < .20; card('hl', xx, xx + .85, 16.90, 3.2 + j * 2.4, 4.7 + j * 2.4, [(0, '#8a5a2c'), (.5, '#e0a45c'), (.9, '#ffd9a0'), (1, '#c98a48')], rnd.uniform(.30, .6)) if on else bx('hw', xx, xx + .85, 16.94, 17.02, 3.2 + j * 2.4, 4.7 + j * 2.4, mat('hwd', '#1a2434', .15, spec=.6, emit='#39506b', estr=.30))
        if rnd.random() < .75:
            c0 = rnd.choice(('#c98f52', '#b97f45', '#8f979c')); e = rnd.uniform(.22, .50); card('shop', x + .4, x + wd - .5, 16.92, .3, 2.5, [(0, '#3a2a1c'), (.35, c0), (.8, '#ffd9a6'), (1, c0)], e)
            for k in range(int(wd / 1.1)): bx('mull', x + .4 + k * 1.1, x + .52 + k * 1.1, 16.8, 16.9, .2, 2.5, frame)
            for k in range(5): xx = x + rnd.uniform(.6, wd - 1.4); bx('ware', xx, xx + rnd.uniform(.3, .8), 16.84, 16.9, .3, rnd.uniform(.8, 1.6), mat('ware', '#2a2018', .9))
        x += wd
    for x, y in ((-4.6, 14.6), (-.9, 14.9), (1.55, 14.6), (4.6, 14.8), (7.6, 14.6), (-8, 14.6)):
        tube('lpost', [(x, y, -.2), (x, y, 4.0)], [.05, .04], frame, None, 3); turned('lglobe', ball(.24), lit('globe', '#ffb968', F('globe', 2.4)), (x, y, 4.1), 40)
    for x, y, z, c, r in ((2.0, 11.6, .55, '#ffe0b4', .15), (3.1, 11.6, .55, '#ffe0b4', .15), (6.4, 13.6, .62, '#ff4a2e', .15), (7.5, 13.6, .62, '#ff4a2e', .15), (.7, 16.2, 2.9, '#7fe3be', .17), (8.4, 16.0, 3.0, '#ff9a4c', .16)): turned('dot', ball(r), lit('dot' + c, c, 2.), (x, y, z), 40)
    card('dawn', -80, 80, 58, -4, 40, [(0, '#6d7680'), (.16, '#8794a2'), (.26, '#6f86a2'), (.6, '#46648f'), (1, '#3a5680')], F('card', .62))
    # Cool day through the panes, a little warmth from the hall behind.
    for k in range(3): area('win', (-2.5 + k * 1.9, WY + .02, 1.7), (-2.0 + k * 1.5, -1.5, .4), 1.7, 2.6, F('win', 26), (.56, .70, 1))
    area('hall', (-3.0, -3.4, 2.4), (0, .3, .7), 1.2, 1.2, F('hall', 46), (1, .80, .58)); world((.42, .52, .75), .03)
    unseen(); viewcam((F('cx', -.95), F('cy', -3.15), F('cz', 1.34)), (F('tx', .33), .4, 1), F('lens', 50), F('sy', -.066), 0, F('fs', 2.0)); bpy.context.scene.camera.data.dof.focus_distance = 4.15; return dict(exposure=F('ev', 1.0), bloom=.025, bounces=(6, 3, 4))

def door_key(kind, long, m, parent, bow):
    """One key that hangs from its bow: head, stem, teeth."""
    rnd = random.Random(kind); w_ = .0105; g = group('key', (0, 0, 0), parent); head = rrect(.0230, .0210, .0085, 0, -.0105, 6) if kind % 2 else circ(.0120, 0, -.0115, 28)
    plate('head', [head, circ(.0032, 0, -.0050, 16)], .0024, bow or m, (0, .0012, 0), .0006, '-Y', g, res=2); teeth = [(-.0042, -.020), (-.0042, -.022 - long)]
    for k in range(6): z = -.022 - long + .0035 + k * (long * .62) / 6; d = rnd.uniform(.0002, .0028); teeth += [(.0042 - d, z - .0020), (.0042 - d, z)]
    plate('stem', teeth + [(.0042, -.022 - long * .3), (.0042, -.020)], .0020, m, (0, .0010, 0), .0004, '-Y', g, res=1); bx('groove', -.0026, -.0016, -.0013, .0012, -.021 - long, -.021, M('zinc'), .0002, .0001).parent = g; return g

def bunch(loc, keys, tag=None, turn=0.):
    """Keys on a split ring on a hook, each with a lean of its own."""
    g = group('bunch', loc); g.rotation_euler = (0, 0, turn); g.scale = (1.45, 1.45, 1.45); R = .0145; st = M('steel')
    for q in (0, .0016): tube('ring', [(R * math.sin(a), q, -R + R * math.cos(a)) for a in (2 * pi * k / 28 for k in range(29))], [.0009] * 29, st, g, 4)
    for k, (kind, long, lean, m, bow) in enumerate(keys): x = R * math.sin(math.radians(lean) * .9); o = door_key(kind, long, m, g, bow); o.location = (x, -.0024 * k - .001, -R - R * math.cos(math.radians(lean) * .9) + .004); o.rotation_euler = (math.radians(3 * k - 4), math.radians(-lean * .35), math.radians(14 * (k - 1)))
    if tag: t = plate('tag', [rrect(.022, .060, .010, 0, -.038), circ(.003, 0, -.013, 16)], .0028, noisemat('tag' + tag, tag, tag, 120, .7, .2, .0006, 3), (.004, .006, -2 * R + .008), .0010, '-Y', g, res=2); t.rotation_euler = (math.radians(4), math.radians(9), math.radians(-10))
    return g

def key_shelf():
    """Home from work: the door still ajar to the blue hour, keys on their hook, the hall light on."""
    lime = noisemat('lime', '#b3937a', '#bd9f87', 2.2, .92, .10, .003, 7, c3='#a98a72'); green = noisemat('green', '#33423b', '#37473f', 9, .42, .05, .001, 4); trim = mat('trim', '#cfc7b6', .42); oak = noisemat('oak', '#94683c', '#ad7f4e', 1.5, .42, .08, .001, 5, stretch=(1, 14, 14)); brass = mat('brass', '#b08d4f', .30, metal=1.); cream = noisemat('cream', '#cdc3b0', '#d8cfbe', 60, .5, .1, .0006, 4); st = mat('keysteel', '#b4b6b5', .36, metal=.55)
    # Wall, wainscot with its moulding, doorway with casing.
    plate('wall', [[(-2.4, -.1), (-.95, -.1), (-.95, 2.12), (0, 2.12), (0, -.1), (2.6, -.1), (2.6, 2.8), (-2.4, 2.8)]], .22, lime, (0, .22, 0), .003, '-Y', res=1); bx('wain', .075, 2.6, -.016, 0, 0, 1.00, green, .002, .001)
    for x in (.62, 1.24): plate('field', [rrect(.50, .78, .004, x - .25, .52), rrect(.47, .75, .003, x - .25, .52)], .010, green, (0, -.014, 0), .003, '-Y', res=2)
    tube('mould', [(.075, -.020, 1.010), (2.6, -.020, 1.010)], [.015] * 2, green, None, 6); bx('cap', .075, 2.6, -.044, 0, 1.018, 1.034, green, .004, .004); bx('sideR', 1.75, 1.9, -4, .2, 0, 2.8, lime); bx('ceil', -2.4, 2.6, -4, .2, 2.6, 2.8, mat('ceilm', '#c9bfae', .9)); bx('floor', -2.4, 2.6, -4, .3, -.1, 0, noisemat('tiles', '#5d4a3d', '#6a5546', 4, .4, .05, .001)); bx('sideL', -2.4, -2.2, -4, .2, 0, 2.8, lime)
    for x0, x1, z0, z1 in ((-.01, .075, 0, 2.185), (-1.03, -.94, 0, 2.185), (-1.03, .075, 2.11, 2.195)): bx('casing', x0, x1, -.026, .02, z0, z1, trim, .006, .006)
    bx('jamb', -.012, .0, .0, .235, 0, 2.12, trim, .002, .002); bx('stop', -.026, -.008, .075, .11, 0, 2.12, trim, .004, .003); plate('strike', [rrect(.022, .16, .006, 0, 1.04), rrect(.012, .030, .002, 0, 1.07), rrect(.012, .036, .002, 0, .995)], .002, brass, (-.0125, .045, 0), .0006, '-X', res=1)
    # The leaf stands open into the hall: latch, lever, lock.
    d = group('leaf', (-.945, .03, 0)); d.rotation_euler = (0, 0, math.radians(-F('open', 58))); box('slab', .925, .046, 2.09, trim, (.4625, 0, .008), .003, .003, d)
    for z, hh in ((.55, .66), (1.55, .86)): plate('panel', [rrect(.62, hh, .004, .46, z), rrect(.56, hh - .06, .003, .46, z)], .012, trim, (0, -.020, 0), .004, '-Y', d, res=2)
    plate('edge', rrect(.022, .20, .006, 0, 1.03), .002, brass, (.9246, 0, 0), .0006, 'X', d, res=1); box('bolt', .012, .012, .024, brass, (.930, 0, 1.056), .003, .002, d); cyl('rose', .026, .009, brass, (.865, -.022, 1.065), .003, '-Y', d); tube('lever', [(.865, -.03, 1.065), (.865, -.066, 1.065), (.845, -.076, 1.065), (.745, -.072, 1.063)], [.0095, .0090, .0090, .0080], brass, d, 8); plate('escut', [rrect(.036, .060, .016, .865, .965)], .005, brass, (0, -.022, 0), .002, '-Y', d, res=2)
    # A shelf, pegs below it, what comes out of pockets.
    S = 1.300; X0, X1 = .155, .665; bx('shelf', X0, X1, -.155, .0, S - .022, S, oak, .004, .003); bx('rail', X0 + .03, X1 - .03, -.022, 0, S - .105, S - .030, oak, .003, .003); pegs = [X0 + .075 + k * .12 for k in range(4)]
    for x in pegs: tube('peg', [(x, -.018, S - .074), (x, -.044, S - .075), (x, -.056, S - .068), (x, -.059, S - .052)], [.0048, .0046, .0044, .0052], brass, None, 6); cyl('prose', .011, .004, brass, (x, -.020, S - .074), .0015, '-Y', n=28)
    K = lambda x: (x, -.048, S - .0695); blue = mat('bowb', '#26383f', .4)
    bunch(K(pegs[0]), [(1, .026, -24, st, None), (2, .030, 4, mat('keybrass', '#b8934f', .34, metal=.55), None), (3, .022, 27, st, blue)], '#6a3f28', .12); bunch(K(pegs[2]), [(4, .028, -14, brass, None), (5, .018, 16, st, None)], None, -.25)
    tube('leash', [(pegs[3] + .004, -.046, S - .066), (pegs[3] + .030, -.044, S - .12), (pegs[3] + .036, -.040, S - .26), (pegs[3] + .012, -.040, S - .40), (pegs[3] - .020, -.044, S - .31), (pegs[3] - .018, -.046, S - .15), (pegs[3] - .004, -.048, S - .066), (pegs[3] + .012, -.052, S - .14), (pegs[3] + .022, -.054, S - .29), (pegs[3] + .004, -.052, S - .37), (pegs[3] - .012, -.054, S - .30), (pegs[3] - .002, -.05, S - .068)], [.0042] * 12, noisemat('rope', '#7d3527', '#93463a', 420, .8, .5, .001, 2), None, 5)
    bw = (.315, -.080, S); turned('bowl', soft([(0, .006), (.034, .006), (.036, 0), (.043, 0), (.045, .006), (.070, .022), (.086, .046), (.090, .060), (.0885, .062), (.0860, .060), (.080, .044), (.062, .024), (0, .013)], 2), noisemat('glaze', '#4d6460', '#5d7671', 30, .28, .08, .001, 4, spec=.6), bw, 80)
    for x, y, z, a in ((-.026, .010, .046, .3), (.024, -.020, .048, 1.2), (.016, .030, .046, 2.2), (-.014, -.030, .050, .7), (-.002, .000, .068, 1.7), (.040, .008, .052, .9), (-.044, -.012, .054, 2.6)): o = turned('conker', [(0, -.0150), (.009, -.0125), (.0155, -.002), (.0150, .005), (.0085, .0125), (0, .0140)], noisemat('conk%d' % int(a * 10), '#4a2413', '#5f3019', 50, .22, .03, .0006, 3, spec=.6), (bw[0] + x, bw[1] + y, S + z), 28); o.rotation_euler = (a, a * .7, 0)
    e = group('letter', (.475, -.036, S)); e.rotation_euler = (math.radians(-11), 0, math.radians(-5)); pm = noisemat('env', '#8b9ca1', '#97a7ab', 90, .9, .05, .0004, 3); box('env', .176, .0022, .114, pm, (0, 0, 0), .001, .0006, e); tube('flap', [(-.086, -.0016, .112), (-.01, -.0022, .053), (.01, -.0022, .053), (.086, -.0016, .112)], [.0007] * 4, mat('envl', '#66767c', .9), e, 2); cyl('seal', .0095, .0018, noisemat('wax', '#7d2a1e', '#8f3426', 60, .35, .3, .001, 3), (0, -.0022, .052), .0008, '-Y', e, n=24)
    e = group('letter2', (.560, -.062, S)); e.rotation_euler = (0, 0, .22)
    for k, (a, c) in enumerate(((.0, '#cfc8ba'), (.14, '#b9b3a4'))): o = box('post', .22, .11, .0016, mat('post' + c, c, .85), (-.02, .0, .0016 * k), .001, .0005, e); o.rotation_euler = (0, 0, a)
    turned('vase', soft([(0, 0), (.030, 0), (.040, .02), (.043, .06), (.030, .105), (.017, .128), (.020, .145), (.017, .146), (.014, .13), (0, .12)]), cream, (.212, -.075, S), 56)
    for k in range(9):
        a = k * 2.4; r = .03 + .05 * random.random(); hh = .16 + .13 * random.random(); x, y = .212, -.075; tube('stem', [(x, y, S + .11), (x + r * .35 * math.cos(a), y + r * .3 * math.sin(a), S + .13 + hh * .5), (x + r * math.cos(a), y + r * .5 * math.sin(a), S + .13 + hh)], [.0010, .0009, .0007], mat('straw', '#9c7d4c', .8), None, 2)
        for q in range(26): t = q / 26; zz = S + .13 + hh * (.72 + .36 * t); o = (x + r * math.cos(a) * (.72 + .32 * t), y + r * .5 * math.sin(a) * (.72 + .32 * t)); b = random.random() * 6; tube('grain', [(o[0], o[1], zz), (o[0] + .010 * math.cos(b) * (1.1 - t), o[1] + .010 * math.sin(b) * (1.1 - t), zz + .010)], [.0024, .0006], mat('straw2', '#b2925c', .8), None, 1)
    # Coat rail, the light on the wall.
    bx('crail', .70, 1.60, -.022, 0, 1.735, 1.800, oak, .003, .003); hung((.905, -.02, 1.765), '#46545c', .98); tube('peg', [(1.30, -.02, 1.76), (1.30, -.06, 1.758), (1.30, -.075, 1.775)], [.006] * 3, brass, None, 6)
    L = (.42, -.105, F('lz', 1.80)); cyl('plate', .050, .012, brass, (L[0], 0, L[2] - .02), .004, '-Y'); tube('arm', [(L[0], -.01, L[2] - .02), (L[0], -.075, L[2] - .035), (L[0], L[1], L[2] - .060), (L[0], L[1], L[2] - .052)], [.007] * 4, brass, None, 8); cyl('cup', .026, .016, brass, (L[0], L[1], L[2] - .068), .004)
    b = turned('globe', ball(.063, 40), lit('opal', '#ffd6a0', F('opal', 1.05)), L, 48); b.visible_shadow = False
    l = bpy.data.lights.new('wall', 'POINT'); l.energy = F('lamp', 6.5); l.color = (1, .72, .44); l.shadow_soft_size = .06; o = link(bpy.data.objects.new('wall', l)); o.location = L
    # Out there: a wet path, a bicycle, the neighbours' windows, the last of the sky.
    land(-40, 40, .24, 60, -.16, noisemat('lawn', '#1a231c', '#222c22', 8, .9, .4, .01, 4)); path = wet(noisemat('pathm', '#34373b', '#42464a', 40, .5, .3, .002, 3), .50); next(n for n in path.node_tree.nodes if n.type == 'MAP_RANGE').inputs['To Min'].default_value = .15; meshobj('path', [(-1.5, .24, -.15), (.5, .24, -.15), (-.2, 16, -.15), (-1.6, 16, -.15)], [(0, 1, 2, 3)], path); bx('step', -1.1, .15, .23, .75, -.15, -.01, noisemat('stepm', '#6d6a66', '#7a7772', 30, .5, .1, .001))
    dk = mat('nh', '#181c24', .9, emit='#2b3a55', estr=.20); rnd = random.Random(2)
    for x, wd, hh in ((-12, 6, 3.6), (-4.9, 5.4, 3.2), (1.2, 6, 3.8)):
        meshobj('nh', [(x, 24, -.2), (x + wd, 24, -.2), (x + wd, 24, hh), (x + wd / 2, 24, hh + 2.1), (x, 24, hh)], [(0, 1, 2, 3, 4)], dk); bx('chim', x + wd * .68, x + wd * .76, 24.1, 24.5, hh, hh + 2.3, dk)
        for k in range(3):
            if k != 1 or x < -4: card('nw', x + .7 + k * wd * .29, x + 1.7 + k * wd * .29, 23.9, .9, 2.3, [(0, '#a8642c'), (.6, '#ffc078'), (1, '#ffd9a0')], rnd.uniform(.5, .9))
    card('dusk', -60, 60, 58, -3, 34, [(0, '#2a2c38'), (.10, '#c07a52'), (.15, '#b48a80'), (.22, '#6f80a8'), (.40, '#3a5690'), (1, '#16294f')], F('card', .75)); ridge_ = [(-60 + i * 1.5, 1.6 + .7 * math.sin(i * .4) + .6 * rnd.random()) for i in range(81)]; n = len(ridge_); meshobj('woods', [(x, 50, -3) for x, _ in ridge_] + [(x, 50, z + 1.2) for x, z in ridge_], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], mat('woodsm', '#0f141b', .9))
    tube('lpost', [(-1.55, 15, -.2), (-1.55, 15, 3.0)], [.04, .03], M('satin'), None, 3); turned('lhead', ball(.16), lit('street', '#ffc27a', 3.2), (-1.55, 15, 3.1), 40); spot('pool', (-1.55, 14.8, 3.0), (-1.55, 14.6, 0), F('pool', 260), 140, .8, .2, (1, .74, .44)); bike((-1.02, 2.9, -.15), .35, '#2d4a5a')
    area('blue', (-.48, .9, 1.3), (-.2, -1.2, .9), .9, 1.9, F('blue', 34), (.36, .54, 1)); area('hall', (.9, -2.9, 2.45), (.2, 0, 1.1), 1.0, .8, F('hall', 30), (1, .80, .58)); area('low', (-.5, -2.2, .9), (.4, 0, 1.2), .5, .5, F('low', 10), (1, .84, .66)); world((.40, .52, .8), .03)
    unseen(); viewcam((F('cx', .03), F('cy', -2.50), F('cz', 1.42)), (F('tx', .03), 0, 1.4), F('lens', 56), F('sy', -.015), 0, F('fs', 2.2)); bpy.context.scene.camera.data.dof.focus_distance = 2.43; return dict(exposure=F('ev', .8), bloom=.03)

def open_head(loc, parent):
    """The head of AGAVE-TH without its front: the shell as a U, inside it boards, coils, relays and the terminals."""
    g = group('openhead', loc, parent); hh = .455; o = rrect(W, D - .008, .034, 0, 0, 8); o = o[:27] + [(-.262, -.176), (-.262, .118), (.262, .118), (.262, -.176)] + o[27:]; plate('shell', o, hh - GAP, 'white', (0, .004, GAP / 2), .0024, 'Z', g); pcb = mat('pcb', '#1b4a37', .4, coat=.3); cu = mat('cu', '#a8683c', .35, metal=1.); alu = mat('alu2', '#a9abaa', .42, metal=1.)
    bx('floor', -.264, .264, -.168, .13, .004, .012, M('graphite')).parent = g; bx('back', -.262, .262, .112, .124, .01, hh - .01, alu).parent = g; slab(g, .018, 'graphite', z=hh, led=False, w=W - .004, d=D - .012, bev=.003)
    for x in (-.251, .251): bx('rim', x - .010, x + .010, -.166, -.160, .016, hh - .012, M('rubber')).parent = g
    bx('power', -.235, .060, .060, .064, .150, .425, pcb).parent = g; bx('logic', .095, .235, .020, .024, .215, .425, pcb).parent = g; rnd = random.Random(5)
    for k in range(6): cyl('cap', .0195, .052, mat('capb', '#20303c', .3, coat=.3), (-.205 + k * .047, .060, .388), .003, '-Y', g, n=28); cyl('capt', .0165, .0015, alu, (-.205 + k * .047, .0085, .388), .0004, '-Y', g, n=24)
    for k in range(3): o = turned('coil', [(.026, -.020), (.046, -.016), (.052, 0), (.046, .016), (.026, .020), (.022, 0), (.026, -.020)], noisemat('wind%d' % k, '#8a4a25', '#b5713f', 220, .35, .5, .002, 2), (-.180 + k * .115, .030, .285), 44, g); o.rotation_euler = (pi / 2, 0, 0)
    for k in range(4): bx('relay', -.225 + k * .072, -.170 + k * .072, .030, .060, .168, .212, mat('relay', '#15191b', .35)).parent = g
    for k in range(26): x, z, a, b = rnd.uniform(.105, .215), rnd.uniform(.225, .405), rnd.uniform(.005, .020), rnd.uniform(.005, .014); bx('chip', x, x + a, .020 - rnd.uniform(.002, .008), .0215, z, z + b, M(rnd.choice(('satin', 'core', 'zinc', 'uidim2')))).parent = g
    bx('bar', .066, .080, .045, .055, .14, .42, cu).parent = g; bx('rail', -.24, .24, .075, .082, .075, .110, M('zinc')).parent = g; cols = ('#5d3a22', '#1a1b1c', '#7d8285', '#2b5a8f', '#5f8a2c', '#a8281e', '#1a1b1c', '#a8281e')
    for k, c in enumerate(cols):
        x = -.205 + k * .050; bx('term', x - .017, x + .017, .030, .076, .066, .118, mat('termb', '#b9bab4', .5)).parent = g; cyl('tscr', .0055, .002, M('steel'), (x, .030, .092), .0006, '-Y', g, n=20); m = mat('wire' + c, c, .45)
        cable('wire', [(x, .045, .068), (x, .030, .045), (x + .02, .0, .030), (.16 + k * .006, -.02 + k * .010, .026), (.262, -.035 + k * .018, .060)], .0042, 'core', g).data.materials[0] = m
        cable('up', [(x, .045, .116), (x + .004, .022, .135), (x + .006 * (k - 3), .018, .150), (x + .008 * (k - 3), .040, .166)], .0036, 'core', g).data.materials[0] = m
    sx = W / 2; cyl('iso', .030, .007, 'satin', (sx - .001, -.085, .105), .002, 'X', g); plate('gplate', rrect(.170, .052, .008), .003, 'graphite', (sx - .001, .060, .070), .001, 'X', g)
    for i in range(4): gland((sx + .002, .003 + .038 * i, .070), 'X', g, .0105 if i < 3 else .0085)
    return g

def front_cover(loc, rot):
    """What was taken off it, name and display and all."""
    g = group('cover', loc); g.rotation_euler = rot; plate('front', rrect(W - .02, .449, .014, 0, .2275), .026, 'white', (0, .013, 0), .004, '-Y', g, res=3); plate('bezel', rrect(.155, .079, .0135, .165, .34), .0012, 'satin', (0, -.0128, 0), .0005, '-Y', g); plate('glass', rrect(.150, .074, .0115, .165, .34), .0026, 'glass', (0, -.0134, 0), .0010, '-Y', g); text('AGAVE', .030, 'inkdark', (LX + .028, -.0132, .351), '-Y', g, 'Medium', 'LEFT', .0004, 1.18); text('TH  Three-phase hybrid', .0098, 'ink', (LX + .029, -.0132, .324), '-Y', g, 'Medium', 'LEFT', .0002, 1.06); plate('line', rrect(.0052, .440, .002, LX, .2275), .002, 'uidim2', (0, -.0124, 0), .0004, '-Y', g, res=0); return g

def marker(board_y, c):
    """Strokes on the whiteboard, as a hand draws them: never quite straight."""
    rnd = random.Random(9); m = mat('ink' + c, c, .6)
    def stroke(*pts, r=.0042):
        out = []
        for (x0, z0), (x1, z1) in zip(pts, pts[1:]):
            n = max(2, int(math.hypot(x1 - x0, z1 - z0) / .06)); out += [(x0 + (x1 - x0) * k / n + rnd.gauss(0, .0022), board_y, z0 + (z1 - z0) * k / n + rnd.gauss(0, .0022)) for k in range(n)]
        out.append((pts[-1][0], board_y, pts[-1][1])); o = tube('stroke', out, [r] * len(out), m, None, 2); o.scale = (1, .12, 1); o.location = (0, board_y * .88, 0)
    return stroke, lambda x, z, r: stroke(*((x + r * math.cos(a), z + r * math.sin(a)) for a in (6.5 * k / 22 + 1.2 for k in range(23)))), lambda x, z, a, b: stroke((x, z), (x + a, z + .004), (x + a + .004, z + b), (x, z + b - .003), (x - .003, z - .012))

def training_room():
    """An afternoon of a course: a tower with its front off, the diagram on the board, low sun across the floor."""
    BY = 3.2; WX = -3.0; lino = noisemat('lino', '#6d6a5d', '#7a7768', 5, .30, .03, .001, 6, spec=.5); white = noisemat('wallw', '#c4bfb2', '#cbc6b9', 2, .9, .06, .002); sage = noisemat('sage', '#76837a', '#7f8c83', 2, .9, .06, .002); frame = mat('frame', '#3a3f3e', .45); ply = noisemat('ply', '#8d6c46', '#a17f55', 1.6, .42, .05, .001, 5, stretch=(14, 1, 1)); dark = M('satin'); st = M('steel'); zinc = M('zinc')
    bx('floor', -3.2, 4.4, -6, BY + .1, -.1, 0, lino); bx('ceil', -3.2, 4.4, -6, BY + .2, 3.6, 3.8, mat('ceilm', '#b5b1a6', .9)); bx('wall', -3.3, 4.4, BY, BY + .2, 0, 3.7, white); bx('dado', -3.0, 4.4, BY - .006, BY + .01, 0, 1.02, sage, .002, .001); bx('skirt', -3.0, 4.4, BY - .022, BY, 0, .09, frame); bx('sideR', 3.5, 3.7, -6, BY + .1, 0, 3.7, white)
    ys = [(-4.9 + k * 1.62, -3.75 + k * 1.62) for k in range(5)]; plate('winwall', [[(-BY - .1, -.1), (6, -.1), (6, 3.7), (-BY - .1, 3.7)]] + [rect(-b, -a, .50, 3.20) for a, b in ys], .30, white, (WX, 0, 0), .004, '-X', res=1)
    for a, b in ys:
        plate('sash', [rect(-b, -a, .50, 3.20)] + [rect(-b + .05 + i * .53, -b + .565 + i * .53, .56 + j * .88, 1.39 + j * .88) for i in (0, 1) for j in (0, 1, 2)], .06, frame, (WX - .12, 0, 0), .004, '-X', res=1); bx('sill', WX - .02, WX + .12, a - .04, b + .04, .465, .50, white)
        bx('rad', WX + .03, WX + .12, a + .05, b - .05, .10, .42, mat('radm', '#bdb9ae', .4), .01, .008)
    rnd = random.Random(3); o = meshobj('sky', [(-60, -60, -9), (-60, 140, -9), (-60, 140, 40), (-60, -60, 40)], [(0, 1, 2, 3)], lit('skyl', '#f3d9b0', F('sky', 1.5))); o.visible_diffuse = o.visible_shadow = False; land(-62, WX - .25, -60, 140, -.3, noisemat('green', '#4d5036', '#626141', 3, .9, .3, .01, 4))
    top = [(-40 + i * .9, 3.2 + 1.1 * math.sin(i * .31) + .7 * math.sin(i * .83 + 1) + .5 * rnd.random()) for i in range(190)]; n = len(top); o = meshobj('woods', [(-55, y, -1) for y, _ in top] + [(-55, y, z) for y, z in top], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], lit('woodsl', '#a78c62', .55)); o.visible_diffuse = o.visible_shadow = False   # trees against the light, in haze
    # The board and what was drawn on it: roof, inverter, battery, meter, grid, house.
    B = (.05, 2.55, 1.08, 2.34); bx('board', B[0], B[1], BY - .022, BY, B[2], B[3], mat('boardm', '#e2e1dc', .22, spec=.5), .004, .002); plate('bframe', [rect(B[0] - .02, B[1] + .02, B[2] - .02, B[3] + .02), rect(B[0], B[1], B[2], B[3])], .032, mat('alu', '#a9abaa', .4, metal=1.), (0, BY, 0), .004, '-Y', res=1); bx('ledge', .7, 1.9, BY - .09, BY - .02, B[2] - .04, B[2] - .02, mat('alu'))
    for k, c in enumerate(('#1d2a3a', '#8f2a20', '#1f5a44')): cyl('pen', .009, .13, mat('pen' + c, c, .4), (.92 + k * .19, BY - .055, B[2] - .011), .002, 'X', n=20)
    bx('wiper', 1.55, 1.70, BY - .08, BY - .03, B[2] - .02, B[2] + .012, mat('wiper', '#2c4a6a', .7)); S, C, Q = marker(BY - .024, '#1c2530'); S2, C2, Q2 = marker(BY - .024, '#1f5a44'); x0, z0 = .30, 1.62
    Q(x0, 1.92, .34, .22); S((x0 + .11, 1.92), (x0 + .11, 2.14)); S((x0 + .225, 1.92), (x0 + .225, 2.14)); S((x0, 2.03), (x0 + .34, 2.03)); S((x0 + .17, 1.92), (x0 + .17, 1.72)); Q(x0 + .02, 1.44, .30, .28); S((x0 + .02, 1.44), (x0 + .32, 1.72)); S((x0 + .06, 1.66), (x0 + .15, 1.66)); S(*((x0 + .18 + .10 * k / 10, 1.50 + .028 * math.sin(k * .63)) for k in range(11)))
    S2((x0 + .17, 1.44), (x0 + .17, 1.34)); S2((x0 + .05, 1.34), (x0 + .29, 1.34), r=.0055); S2((x0 + .11, 1.305), (x0 + .23, 1.305)); S2((x0 + .05, 1.27), (x0 + .29, 1.27), r=.0055); S2((x0 + .11, 1.235), (x0 + .23, 1.235)); S((x0 + .32, 1.58), (1.02, 1.58)); S((1.02, 1.40), (1.02, 1.86), r=.0065); S((1.02, 1.78), (1.22, 1.78), (1.32, 1.84)); S((1.36, 1.78), (1.60, 1.78)); C(1.72, 1.78, .115); S((1.66, 1.76), (1.70, 1.82), (1.74, 1.76), (1.78, 1.82)); S((1.84, 1.78), (2.10, 1.78)); C(2.17, 1.78, .07); C(2.255, 1.78, .07); S((2.33, 1.78), (2.44, 1.78)); S((1.02, 1.46), (1.24, 1.46), (1.34, 1.52)); S((1.38, 1.46), (1.66, 1.46)); S((1.66, 1.46), (1.66, 1.32)); S((1.60, 1.37), (1.66, 1.31), (1.72, 1.37)); S2((.86, 2.22), (.70, 2.12), (.735, 2.12)); S2((.70, 2.12), (.712, 2.155)); C2(.96, 2.27, .055)
    # The tower on its trolley, front off; the front leans on the bench.
    T = group('rig', (-.62, 1.20, 0)); T.rotation_euler = (0, 0, math.radians(F('turn', 14))); z = .34; bx('deck', -.42, .42, -.30, .30, z - .03, z, ply, .01, .003).parent = T
    for x in (-.39, .39):
        for y in (-.27, .27): bx('leg', x - .018, x + .018, y - .018, y + .018, .085, z - .03, dark, .003, .002).parent = T; cyl('wheel', .040, .024, 'rubber', (x - .012, y, .042), .007, 'X', T, n=28); bx('fork', x - .016, x + .016, y - .012, y + .02, .05, .09, zinc, .003, .002).parent = T
    for y in (-.27, .27): bx('tie', -.39, .39, y - .012, y + .012, .14, .165, dark, .003, .002).parent = T
    base('base', (0, 0, z), T); z += BASEH; m0 = module('m1', (0, 0, z), T); z += MH; dup(m0, 'm2', (0, 0, z), T); z += MH; dup(m0, 'm3', (0, 0, z), T); z += MH; control('control', (0, 0, z), T); z += CTRLH; open_head((0, 0, z), T)
    # The bench: ply on steel, with what lies there in the middle of a lesson.
    X0, X1, Y0, Y1, H = .86, 2.95, .72, 1.42, .90; bx('btop', X0, X1, Y0, Y1, H - .036, H, ply, .006, .004)
    for x in (X0 + .06, X1 - .06):
        for y in (Y0 + .06, Y1 - .06): bx('bleg', x - .022, x + .022, y - .022, y + .022, 0, H - .036, frame, .003, .002)
        bx('bt', x - .015, x + .015, Y0 + .06, Y1 - .06, .20, .23, frame, .003, .002)
    bx('bshelf', X0 + .05, X1 - .05, Y0 + .08, Y1 - .08, .225, .245, ply, .004, .002)
    for x, c, hh in ((1.2, '#2f4a3e', .20), (1.72, '#5a5044', .24), (2.3, '#2f4a3e', .20)): bx('crate', x - .21, x + .21, .88, 1.28, .245, .245 + hh, mat('crate' + c, c, .6), .02, .010)
    front_cover((1.22, 1.24, H), (math.radians(-14), 0, math.radians(4))); bx('stay', .98, 1.46, 1.345, 1.39, H, H + .26, frame, .004, .003); multimeter((1.66, .92, H), (0, 0, math.radians(-20)))
    for c, y in (('red', .0), ('rubber', .03)): cable('lead', [(1.66, .86, H + .042), (1.62, .82, H + .040), (1.56, .79 + y, H + .008), (1.44, .78 + y, H + .005), (1.30, .84 + y * 2, H + .005), (1.20, .80 + y, H + .005), (1.10, .82 + y * 2, H + .007)], .0024, c)
    for k, c in enumerate(('#8f2f22', '#8f2f22', '#23262a', '#a8792a')): g = group('driver', (1.92 + k * .07, .90 + .012 * (k % 2), H + .0145)); g.rotation_euler = (pi / 2, 0, .10 * k - .1); turned('grip', [(0, .11), (.011, .108), (.0145, .095), (.0125, .055), (.0145, .020), (.009, .004), (.006, 0)], mat('grip' + c, c, .35, coat=.3), n=20, parent=g); cyl('blade', .0034, .13, st, (0, 0, -.13), .0008, n=12, parent=g)
    bx('case', 2.30, 2.78, .98, 1.30, H, H + .13, mat('casem', '#2a2f31', .5), .02, .008); tube('handle', [(2.44, .965, H + .07), (2.45, .945, H + .085), (2.63, .945, H + .085), (2.64, .965, H + .07)], [.009] * 4, 'rubber', None, 5); tube('roll', [(2.10 + .085 * math.cos(a) * (1 + .05 * math.sin(a * .37)), 1.20 + .085 * math.sin(a), H + .008 + .0042 * (k % 6)) for k, a in enumerate(k * .62832 for k in range(71))], [.0044] * 71, mat('coilb', '#24507d', .45), None, 3); mug((1.86, 1.24, H), mat('mugm', '#c9c1b2', .5), turn=1.2)
    for k in range(3): o = box('paper', .21, .297, .0024, mat('sheetm', '#d5cfc1', .9), (0, 0, 0), .001, .0004); o.location = (2.52, .84, H + k * .0024); o.rotation_euler = (0, 0, .2 - .14 * k)
    for x, y, a in ((-1.42, -.50, 205), (.42, -.62, 172), (1.10, -.45, 184), (1.80, -.66, 176)): seat((x, y, 0), a, ply)
    l = bpy.data.lights.new('sun', 'SUN'); l.energy = F('sun', 9.); l.angle = .012; l.color = (1, .70, .42); o = link(bpy.data.objects.new('sun', l)); o.rotation_euler = Vector((1, F('sd', .42), -F('se', .40))).to_track_quat('-Z', 'Y').to_euler()
    for a, b in ys: area('day', (WX + .04, (a + b) / 2, 1.85), (1.5, (a + b) / 2 + .4, .9), 1.1, 2.6, F('day', 30), (.84, .90, 1))
    world((.8, .86, 1), .10); unseen(); viewcam((F('cx', .80), F('cy', -4.0), F('cz', 1.45)), (F('tx', .02), 1.2, 1.45), F('lens', 37), F('sy', -.065), 0, F('fs', 2.8)); bpy.context.scene.camera.data.dof.focus_distance = 5.1; return dict(exposure=F('ev', .42), bloom=.02)

settings = {'reception': reception, 'key-shelf': key_shelf, 'training-room': training_room}[shot]()
render(shot + suf, spp=spp, curve='Filmic', look='Medium High Contrast', clampi=3., smooth_bg=False, rad=7, **{**dict(bloom=.04, bounces=(6, 4, 3)), **settings})
