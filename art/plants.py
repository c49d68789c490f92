"""The four plants that the products are named after, in the products' studio at dusk, each beside its product.
blender -b --factory-startup -P plants.py -- pair-<agave|myrtillocactus|copiapoa|cholla> [w= h= spp= bgspp=]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import *
from envkit import noisemat, meshobj
import random
reset(); random.seed(I('seed', 4))
GOLDEN = pi * (3 - math.sqrt(5))


class Skin:
    """Many small parts as one mesh: thousands of objects would each be evaluated anew."""
    def __init__(self): self.v, self.f = [], []

    def sweep(self, rings, tip=True):
        """Skin through closed rings of equal length; the last one ends in a point."""
        n, b = len(rings[0]), len(self.v)
        self.v += [tuple(p) for ring in rings for p in ring]
        for j in range(len(rings) - 1):
            for i in range(n):
                a, c = b + j * n, b + (j + 1) * n
                self.f.append((a + i, a + (i + 1) % n, c + (i + 1) % n, c + i))
        if tip:
            self.v.append(tuple(sum((V(p) for p in rings[-1]), V((0, 0, 0))) / n)); last = b + (len(rings) - 1) * n
            self.f += [(last + i, last + (i + 1) % n, len(self.v) - 1) for i in range(n)]

    def spine(self, root, direction, length, radius, sag=0., n=4):
        """A needle that is thin from its root on."""
        d = V(direction).normalized(); u = d.orthogonal().normalized(); s = d.cross(u); rings = []
        for t, r in ((-.06, 1.), (.5, .72), (.92, .3)):
            c = V(root) + d * length * t + V((0, 0, -sag * length * t * t))
            rings.append([c + (u * math.cos(2 * pi * i / n) + s * math.sin(2 * pi * i / n)) * radius * r for i in range(n)])
        self.sweep(rings)

    def add(self, name, m, root):
        o = meshobj(name, self.v, self.f, m, True); o.parent = root; return o


def along(points, t):
    """Place on a smooth curve through the points, and its direction there."""
    pts = [V(p) for p in points]
    def at(t):
        x = min(max(t, 0), 1) * (len(pts) - 1); i = min(int(x), len(pts) - 2); q = x - i
        p0, p1, p2, p3 = pts[max(i - 1, 0)], pts[i], pts[i + 1], pts[min(i + 2, len(pts) - 1)]
        return .5 * ((2 * p1) + (p2 - p0) * q + (2 * p0 - 5 * p1 + 4 * p2 - p3) * q * q + (3 * p1 - p0 - 3 * p2 + p3) * q ** 3)
    return at(t), (at(t + .01) - at(t - .01)).normalized()


def ribbed(skin, points, radius, ribs, depth, rows=70, fade=0.):
    """A stem with ribs; answers where areoles may sit: on the crest of each rib, with the way out of the plant and the way up.

    radius: of the crest at t from 0 (root) to 1 (tip), in metres; depth: of the furrow, as a part of it; fade: up to which t
    the furrows grow, as on old wood."""
    n, rings, crests = ribs * 8, [], [[] for _ in range(ribs)]
    for k in range(rows + 1):
        t = k / rows; c, d = along(points, t); r = radius(t)
        u = (V((0, 1, 0)).cross(d) if abs(d.y) < .9 else V((1, 0, 0)).cross(d)).normalized(); s = d.cross(u)
        ring = []
        for i in range(n):
            a = 2 * pi * i / n; wave = abs(math.cos(a * ribs / 2)); deep = depth * min(1, t / fade) if fade else depth
            out = u * math.cos(a) + s * math.sin(a); ring.append(c + out * r * (1 - deep * (1 - wave ** .62)))
            if i % 8 == 0: crests[i // 8].append((c + out * r, out, d, t))
        rings.append(ring)
    skin.sweep(rings)
    return crests


def agave_plant():
    """Rosette of broad channelled leaves, each with teeth at its margins and a dark spine at its end."""
    leaf, tooth = Skin(), Skin()
    for k in range(64):
        age = (k / 63) ** .8; yaw = k * GOLDEN; lean = math.radians(5 + 66 * age ** 1.1 + random.uniform(-4, 4))
        L = .22 + .34 * min(1, age * 1.5) * random.uniform(.93, 1.05); W = L * random.uniform(.155, .18); r0 = .012 + .045 * age
        base = V((math.cos(yaw) * r0, math.sin(yaw) * r0, .075 - .085 * age))
        out = V((math.cos(yaw), math.sin(yaw), 0)); side = V((-out.y, out.x, 0)); rings = []
        bow = random.uniform(.10, .30) * (1 - .5 * age); roll = random.uniform(-.12, .12)
        for j in range(27):
            t = j / 26; a = lean - bow * (1 - 2 * t) * 1.2 + .18 * t * t
            c = base + (out * math.sin(lean - bow * .6 + bow * t) + V((0, 0, 1)) * math.cos(lean - bow * .6 + bow * t)) * L * t
            up = (V((0, 0, 1)) * math.sin(a) - out * math.cos(a)).normalized()
            # Narrow at the base, widest past the middle, then a long point.
            wide = W * (.42 + .58 * math.sin(pi * min(1, t * .92 + .08) ** 1.15)) * min(1, (1 - t) * 3.2) ** .62 + .0006
            thick = .030 * L / .5 * (1 - t) ** .7 + .0012; ring = []
            for i in range(20):
                q = 2 * pi * i / 20; x = math.cos(q); top = math.sin(q) > 0
                hollow = .30 * wide * x * x - (.07 * wide if top else 0); z = hollow + (math.sin(q) * thick * (.32 if top else 1.))
                ring.append(c + (side * math.cos(roll * t) + up * math.sin(roll * t)) * x * wide + up * z)
            rings.append(ring)
            if 3 < j < 25 and j % 2 == 0:
                for e in (0, 10):
                    p = ring[e]; d = (p - c).normalized() * (1 if j % 4 else .8) - (out * math.sin(a)) * .35 + up * .1
                    tooth.spine(p - d * .002, d, .011 * (1 - .45 * t) * random.uniform(.8, 1.15), .0022, 0, 5)
        leaf.sweep(rings); e, d = sum((V(p) for p in rings[-1]), V((0, 0, 0))) / 20, None
        d = (e - sum((V(p) for p in rings[-3]), V((0, 0, 0))) / 20).normalized(); tooth.spine(e - d * .004, d, .030, .0022, 0, 6)
    skin = noisemat('agave', '#5f7a72', '#7f968b', 9., .58, .12, .0012, 5, 'Object', (1, 1, .25), '#8fa391', .35)
    root = group('agave'); root.location.z = -.02
    leaf.add('leaves', skin, root); tooth.add('teeth', mat('tooth', '#3a2018', .5), root)
    return root


def areoles(spines, wool, crests, every, first, make):
    """make(place, outwards, upwards) puts the spines of one areole."""
    for crest in crests:
        for place, out, up, t in crest[first::every]:
            if t < .985: make(place, out, up, t)


def myrtillocactus_plant():
    """Young shrub: blue columns of six sharp ribs that stand close together, each from the foot of another."""
    skin, spines, wool = Skin(), Skin(), Skin()
    arms = [([(0, 0, -.03), (.004, 0, .20), (-.003, 0, .46), (.0, .0, .72)], .056)]
    for k, (reach, top) in enumerate(((.105, .58), (.120, .44), (.110, .64), (.118, .36), (.112, .51), (.108, .60), (.200, .27), (.205, .40), (.195, .20), (.210, .33))):
        a = k * (2 * pi / 6 if k < 6 else 2 * pi / 4) + random.uniform(-.14, .14) + (.35 if k < 6 else .8); x, y = math.cos(a) * reach, math.sin(a) * reach; lean = random.uniform(1.0, 1.16)
        arms.append(([(x * .55, y * .55, -.05), (x * .86, y * .86, .05), (x, y, top * .30), (x * lean, y * lean, top)], .046 * random.uniform(.86, 1.06)))
    for points, r in arms:
        bulge = random.uniform(0, 6)
        radius = lambda t: r * (.84 + .16 * min(1, t * 5)) * (1 + .035 * math.sin(t * 14 + bulge)) * (math.sqrt(max(0., 1 - ((t - .93) / .07) ** 2)) if t > .93 else 1)
        crests = ribbed(skin, points, radius, 6, .50, 90, .12)
        def one(p, out, up, t):
            for k in range(5):
                a = k * 2 * pi / 5 + random.uniform(-.3, .3); side = up.cross(out); d = out * .75 + (up * math.cos(a) + side * math.sin(a)) * .8
                spines.spine(p, d, random.uniform(.005, .009), .00075)
            spines.spine(p, out, random.uniform(.008, .015), .0011)
            for k in range(6): d = out + V((random.gauss(0, .5), random.gauss(0, .5), random.gauss(0, .5))); wool.spine(p, d, .0035, .0010, 0, 3)
        areoles(spines, wool, crests, 6, 4, one)
    root = group('myrtillocactus')
    skin.add('stems', noisemat('myrtillo', '#456068', '#6f8b88', 9., .80, .18, .0012, 5, 'Object', (1, 1, .35), '#93a79d', .45), root)
    spines.add('spines', mat('myrtillospine', '#241a17', .5), root); wool.add('wool', mat('wool', '#b9ad97', .95), root)
    return root


def copiapoa_plant():
    """Mound of chalk-grey heads, each with a woolly crown and dark spines."""
    skin, spines, wool = Skin(), Skin(), Skin(); heads = []
    for k in range(46):
        q = (k + .5) / 46; el = math.asin(1 - q * .98); a = k * GOLDEN; R = .27
        n = V((math.cos(a) * math.cos(el), math.sin(a) * math.cos(el), math.sin(el) * .72)); heads.append((V((n.x * R, n.y * R, n.z * R - .02)), V((n.x, n.y, n.z + .28)).normalized(), random.uniform(.054, .072)))
    for c, d, r in heads:
        H = r * random.uniform(1.7, 2.2); points = [c - d * H * .9, c - d * H * .3, c + d * H * .2, c + d * H * .55]
        radius = lambda t: r * (math.sqrt(max(0., 1 - ((t - .55) / .45) ** 2.4)) * .94 + .06 if t > .55 else .82 + .18 * t / .55)
        crests = ribbed(skin, points, radius, 15, .17, 44)
        def one(p, out, up, t):
            for k in range(5):
                a = k * 2 * pi / 5 + random.random(); d = out * .9 + (up * math.cos(a) + up.cross(out) * math.sin(a)) * .75
                spines.spine(p, d, random.uniform(.010, .019), .00085, -.05)
            if t > .8: spines.spine(p, out + up * .8, random.uniform(.016, .026), .0010)
        areoles(spines, wool, crests, 4, 15, one)
        crown = c + d * H * .55
        for k in range(90):
            a = random.random() * 2 * pi; q = math.sqrt(random.random()) * r * .30; u = d.orthogonal().normalized(); s = d.cross(u)
            wool.spine(crown - d * (.003 + q * .12) + (u * math.cos(a) + s * math.sin(a)) * q, d + V((random.gauss(0, .4), random.gauss(0, .4), random.gauss(0, .4))), .008, .0019, 0, 3)
    root = group('copiapoa')
    skin.add('heads', noisemat('copiapoa', '#a3a295', '#c3c1b3', 22., .85, .3, .0015, 6, 'Object', (1, 1, 1), '#8b8f80', .15), root)
    spines.add('spines', mat('copiapoaspine', '#17120f', .45), root); wool.add('wool', mat('copiapoawool', '#b08c5a', .95), root)
    return root


def cholla_plant():
    """One joint, covered by straw-coloured spines that catch the light from behind."""
    skin, spines = Skin(), Skin(); L, r = .135, .017
    points = [(0, 0, -.004), (.003, .002, L * .35), (.006, .003, L * .7), (.004, 0, L)]
    body = lambda t: r * math.sin(pi * min(max(t * .94 + .05, 0), 1)) ** .34
    def frame(t): c, e = along(points, t); u = e.orthogonal().normalized(); return c, e, u, e.cross(u)
    rings, rows, n = [], 26, 30
    for k in range(rows + 1):
        t = k / rows; c, e, u, s = frame(t); ring = []
        for i in range(n):
            a = 2 * pi * i / n; bump = math.cos(a * 5 + t * L / r * 2.6) * math.cos(a * 5 - t * L / r * 2.6)
            ring.append(c + (u * math.cos(a) + s * math.sin(a)) * body(t) * (1 + .11 * bump))
        rings.append(ring)
    skin.sweep(rings); count = 90
    for k in range(count):
        t = .04 + .95 * k / count; c, e, u, s = frame(t); a = k * GOLDEN; out = u * math.cos(a) + s * math.sin(a)
        for _ in range(15):
            d = out + e * random.gauss(.18, .55) + out.cross(e) * random.gauss(0, .55)
            spines.spine(c + out * body(t), d, random.uniform(.009, .017), .00036, 0, 3)
    root = group('cholla')
    skin.add('joint', noisemat('cholla', '#56684a', '#73845d', 20., .75, .2, .001, 5, 'Object', (1, 1, 1), None, .2), root)
    spines.add('spines', mat('chollaspine', '#d9c088', .42), root)
    return root


def dusk(S, height, back=44):
    """A low sun from the left, a cool sky from above, and a light from behind that draws the spines."""
    cyc(S, SAND, .5); K = rel(S, (0, 0, height / 2))
    area('sun', K(-2.6, -1.2, .75), K(0, 0, .1), .7 * S, .9 * S, F('sun', 150) * S * S, (1, .80, .58))
    area('sky', K(.2, .0, 2.3), (0, 0, height / 2), 2.4 * S, 2.0 * S, F('sky', 16) * S * S, (.86, .93, 1))
    area('back', K(1.5, 1.7, 1.2), K(0, 0, .2), .5 * S, 1.4 * S, F('back', back) * S * S, (1, .90, .76), spread=math.radians(80))
    area('fill', K(2.6, -1.8, .5), K(0, 0, .1), 1.6 * S, 2.0 * S, F('fill', 3.5) * S * S, (.90, .95, 1))
    spot('bg', K(-.5, .9, 2.6), K(-.6, 4.0, .5), F('bg', 260) * S * S, 115, 1., .6 * S, (1, .955, .90)); world((.92, .96, 1), .09)


def at(root, x, y, turn=0., scale=1.):
    root.location.x, root.location.y = x, y; root.rotation_euler.z = math.radians(turn); root.scale = (scale,) * 3; return root


def wall_pair():
    """The inverter hangs; the mound stands on a plinth below it."""
    r = copia(); r.location = (.42, .30, 1.12); q = wall(y=.301); box('plinth', .86, .52, .42, mat('plinth', '#cfc8bc', .8), (-.42, -.02, 0), .01, .006)
    m = at(copiapoa_plant(), -.42, -.02, 0, 1.12); m.location.z = .42; return [r, m]


shots = {  # what stands there; size and height of the set; azimuth and share of the picture's width
    'pair-agave': (lambda: [at(agave(4), .60, .14), at(agave_plant(), -.50, -.05, 40, 1.15)], 1.25, 1.2, 14, .82),
    'pair-myrtillocactus': (lambda: [at(myrtillo(3), .50, .05), at(myrtillocactus_plant(), -.42, 0, 25, 1.0)], .95, .76, 12, .80),
    'pair-copiapoa': (wall_pair, 1.1, 1.2, 10, .80),
    'pair-cholla': (lambda: [at(cholla(kind='wifi'), .052, 0, -6), at(cholla_plant(), -.040, .004, 30)], .17, .14, 12, .72),
}
make, size, height, az, fill = shots[shot]
roots = make(); dusk(size, height); bpy.context.view_layer.update()
cam = camera(roots, az=az, h=height * .9, lens=100, fill=fill, res=(w, h), pitch=F('pitch', 4))
cam.data.clip_start = .005
render(nm, spp=spp, bgspp=bgspp, exposure=F('ev', 0), bloom=.03)
