"""Industry at its own hours: a moulding hall in the night shift, a substation in morning fog.
blender -b --factory-startup -P industry.py -- <case-moulding-hall|substation-fog> [w= h= spp=]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from yard import *
reset(); random.seed(11)


def rect(a, b, c, d): return [(a, c), (b, c), (b, d), (a, d)]


def applied(g):
    """One mesh whose origin is the group's: what is to be copied is placed by it."""
    o = join(g); o.data.transform(o.matrix_world); o.matrix_world = Matrix.Identity(4); return o


def heap(name, proto, n, area_, z, m, up=.06, parent=None):
    """Small parts thrown into a bin: one mesh, every part turned at random."""
    x0, x1, y0, y1 = area_; pv = [v.co.copy() for v in proto.data.vertices]; pf = [tuple(p.vertices) for p in proto.data.polygons]; v = []; f = []
    for _ in range(n):
        a, b = random.random(), random.random(); R = Matrix.Rotation(random.random() * 6.28, 3, 'Z') @ Matrix.Rotation(random.gauss(0, .9), 3, 'X') @ Matrix.Rotation(random.gauss(0, .9), 3, 'Y')
        p = Vector((x0 + (x1 - x0) * a, y0 + (y1 - y0) * b, z + up * math.sin(pi * a) * math.sin(pi * b) + random.uniform(-.02, .012))); k = len(v); v += [tuple(R @ q + p) for q in pv]; f += [tuple(i + k for i in q) for q in pf]
    o = meshobj(name, v, f, m, True); o.data.use_auto_smooth = True; o.parent = parent; return o


def sealed():
    """A coated floor after years of lift trucks: two dark tracks along the aisle, dull where tyres turn, mirrors elsewhere; joints every six metres."""
    m = noisemat('sealed', '#5f6664', '#727977', 1.1, .3, 0, .001, 7, spec=.5); nt = m.node_tree; b = nt.nodes['Principled BSDF']; L = nt.links.new; src = b.inputs['Base Color'].links[0].from_socket; tc = N(nt, 'ShaderNodeTexCoord'); sp = N(nt, 'ShaderNodeSeparateXYZ'); L(tc.outputs['Object'], sp.inputs[0])
    def noise(scale, stretch, detail=6):
        mp = N(nt, 'ShaderNodeMapping'); mp.inputs['Scale'].default_value = stretch; L(tc.outputs['Object'], mp.inputs[0]); n = N(nt, 'ShaderNodeTexNoise'); n.inputs['Scale'].default_value = scale; n.inputs['Detail'].default_value = detail; n.inputs['Roughness'].default_value = .62; L(mp.outputs[0], n.inputs['Vector']); return n.outputs['Fac']
    def ranged(s, a, b_, c, d):
        r = N(nt, 'ShaderNodeMapRange'); r.inputs['From Min'].default_value, r.inputs['From Max'].default_value, r.inputs['To Min'].default_value, r.inputs['To Max'].default_value = a, b_, c, d; L(s, r.inputs['Value']); return r.outputs[0]
    def calc(op, a, c):
        q = N(nt, 'ShaderNodeMath', operation=op)
        for i, s in enumerate((a, c)):
            if isinstance(s, float): q.inputs[i].default_value = s
            else: L(s, q.inputs[i])
        return q.outputs[0]
    track = calc('MULTIPLY', ranged(calc('ABSOLUTE', calc('SUBTRACT', calc('ABSOLUTE', sp.outputs['X'], 0.), .55), 0.), .06, .34, 1., 0.), ranged(noise(1., (1.6, .10, 1)), .38, .62, .0, 1.)); scuff = ranged(noise(2.2, (1, .55, 1), 9), .40, .66, 0., 1.)
    dark = calc('SUBTRACT', 1.08, calc('ADD', calc('MULTIPLY', track, .26), calc('MULTIPLY', scuff, .17))); hs = N(nt, 'ShaderNodeHueSaturation'); L(src, hs.inputs['Color']); L(dark, hs.inputs['Value']); L(hs.outputs[0], b.inputs['Base Color'])
    L(calc('ADD', calc('ADD', .10, calc('MULTIPLY', track, .10)), calc('MULTIPLY', scuff, .16)), b.inputs['Roughness']); return m


def paint():
    """Yellow lane paint that tyres have rubbed through."""
    m = noisemat('lane', '#6d6b58', '#c39a2b', 5.5, .42, .05, .001, 9); cr = next(n for n in m.node_tree.nodes if n.type == 'VALTORGB').color_ramp.elements; cr[0].position, cr[1].position = .36, .46; return m


def moulder(open_=False):
    """An injection moulding machine, 5.8 m long: clamp unit at x = 0, hopper and drive towards +X, operator's side towards -Y; open: its gate slid back, the tool in sight."""
    g = group('moulder'); lightm, lower, petrol, iron, core, steel, zinc, grap = mat('imm', '#d3d5d0', .36), mat('lower', '#46545a', .42), mat('petrol', '#2b4650', .42), mat('iron', '#6c7374', .5, metal=.5), M('core'), M('steel'), M('zinc'), M('graphite'); chrome = mat('chrome', '#d6d8d8', .10, metal=1.)
    def b(n, x0, x1, y0, y1, z0, z1, m, r=.012, bev=.006): o = bx(n, x0, x1, y0, y1, z0, z1, m, r, bev); o.parent = g; return o
    def face(n, x0, x1, z0, z1, t, m, y=0., r=.018, holes=(), bev=.004): return plate(n, [rrect(x1 - x0, z1 - z0, r, (x0 + x1) / 2, (z0 + z1) / 2)] + list(holes), t, m, (0, y, 0), bev, '-Y', g, res=2)
    slots = lambda x0, x1, z, n, p=.030: [rrect(x1 - x0, .012, .006, (x0 + x1) / 2, z + k * p, 3) for k in range(n)]
    b('skirt', .08, 5.70, .10, 1.48, .02, .14, grap); b('frame', .03, 5.77, .035, 1.56, .13, .83, core)
    for x in (.2, 1.5, 2.7, 4.1, 5.5): cyl('foot', .07, .05, zinc, (x, .06, 0), .004, 'Z', g, n=24)
    # The base in panels, each with its seam; under the gate the chute, behind the barrel the vents.
    face('p', .0, .72, .13, .83, .035, lower); face('p', .73, 2.14, .13, .83, .035, lower, holes=[rrect(1.02, .40, .03, 1.435, .44)]); face('p', 2.15, 2.86, .13, .83, .035, lower, holes=slots(2.30, 2.71, .26, 7)); face('p', 2.87, 4.20, .13, .83, .035, lower, holes=slots(3.0, 3.4, .26, 7) + slots(3.6, 4.0, .26, 7)); face('p', 4.21, 5.78, .13, .83, .035, lower)
    plate('end', rrect(1.50, .70, .018, -.80, .48), .035, lower, (.035, 0, 0), .004, '-X', g, res=2); b('chute', .95, 1.92, .04, .5, .25, .27, steel)
    for x in (.12, .60, 2.24, 2.78, 4.30, 5.66):
        for z in (.19, .77): cyl('screw', .010, .006, zinc, (x, -.034, z), .002, '-Y', g, n=14)
    # Clamp unit: housing, ram, moving platen, tie bars, tool, fixed platen.
    b('hood', .0, .72, .0, 1.58, .85, 1.96, lightm, .04, .022); face('hoodp', .06, .66, .92, 1.70, .012, lightm, -.002, .03, slots(.16, .56, 1.02, 5)); b('band', .0, .72, -.006, 1.585, 1.80, 1.88, petrol, .012, .006); b('band', 2.16, 2.86, -.006, 1.585, 1.80, 1.88, petrol, .012, .006); b('bandb', .72, 2.16, 1.52, 1.585, 1.80, 1.88, petrol, .012, .006); plate('endp', [rrect(1.36, .70, .03, -.79, 1.30)] + [rrect(.5, .012, .006, -.79, 1.10 + .03 * k, 3) for k in range(9)], .012, lightm, (.002, 0, 0), .004, '-X', g, res=1)
    b('bed', .72, 2.16, .04, 1.56, .83, .90, iron); b('back', .72, 2.16, 1.53, 1.58, .85, 1.80, lightm); b('mplaten', .86, 1.08, .33, 1.31, .92, 1.86, iron, .03, .012); b('fplaten', 1.98, 2.24, .28, 1.36, .90, 1.92, iron, .03, .012); cyl('ram', .14, .26, chrome, (.70, .82, 1.38), .004, 'X', g)
    for y in (.45, 1.19):
        for z in (1.04, 1.74): cyl('tie', .048, 1.9, chrome, (.40, y, z), .003, 'X', g); cyl('nut', .085, .05, iron, (1.93, y, z), .006, 'X', g, n=6)
    for x0, x1, n in ((1.08, 1.34, 3), (1.70, 1.98, 3)):
        d = (x1 - x0) / n
        for k in range(n): b('tool', x0 + k * d, x0 + (k + 1) * d - .003, .56, 1.08, 1.10, 1.66, (mat('tool1', '#8a8f90', .30, metal=1.), mat('tool2', '#5f6668', .34, metal=1.), mat('tool1'))[k], .004, .002)
        for z in (1.20, 1.34, 1.50): cyl('nip', .016, .07, mat('brass', '#b08a45', .35, metal=1.), (x0 + .10, .56, z), .002, '-Y', g, n=16)
    for k, (z, c) in enumerate(((1.20, '#1f4f7a'), (1.34, '#8c2a22'), (1.50, '#1f4f7a'))):
        for x in (1.18, 1.80): tube('hose', [(x, .50, z), (x, .36, z - .05), (x + .05, .34, z - .20), (x + .10 * (1 if x > 1.5 else -.8), .40, .92)], [.011] * 4, mat('hose' + c, c, .5), g, 4)
    # The gate in two leaves: closed, or both slid over the hood.
    for leaf in (0, 1):
        x0 = .005 + .012 * leaf if open_ else .73 + .712 * leaf; x1 = x0 + .705; y = (-.045 - .048 * leaf) if open_ else -.008; c = (x0 + x1) / 2
        plate('gate', [rrect(x1 - x0, .94, .03, c, 1.325), rrect(.50, .60, .05, c, 1.34)], .04, lightm, (0, y, 0), .008, '-Y', g, res=2); plate('gasket', [rrect(.53, .63, .06, c, 1.34), rrect(.46, .56, .04, c, 1.34)], .012, 'rubber', (0, y - .036, 0), .003, '-Y', g, res=1); meshobj('pane', [(c - .24, y - .02, 1.05), (c + .24, y - .02, 1.05), (c + .24, y - .02, 1.63), (c - .24, y - .02, 1.63)], [(0, 1, 2, 3)], PANE).parent = g
        xg = x1 - .06 if leaf == 0 else x0 + .06; tube('grip', [(xg, y - .03, 1.10), (xg, y - .095, 1.13), (xg, y - .095, 1.55), (xg, y - .03, 1.58)], [.013] * 4, 'satin', g, 6)
    b('rail', .0, 2.75, -.10 if open_ else -.05, .0, 1.905, 1.945, grap)
    if not open_: b('inlamp', .85, 2.0, .10, .13, 1.76, 1.785, lit('inlamp', '#cfe2ff', 1.3), .004, .003)
    # Injection unit: platen cover, guarded barrel, hopper with its loader, drive.
    b('pcover', 2.24, 2.86, .0, 1.58, .85, 1.90, lightm, .03, .016); cyl('barrel', .13, 1.5, steel, (2.8, .80, 1.34), .004, 'X', g); b('guard', 2.90, 4.0, .34, 1.26, 1.06, 1.60, lightm, .05, .03); face('guardp', 3.0, 3.9, 1.14, 1.50, .008, zinc, .338, .02, slots(3.06, 3.84, 1.2, 9)); b('drive', 4.18, 5.70, .16, 1.42, .85, 1.66, lightm, .06, .035); b('driveb', 4.18, 5.70, .152, 1.43, 1.50, 1.58, petrol); cyl('servo', .17, .34, grap, (5.68, .80, 1.26), .02, 'X', g); b('rails', 2.9, 4.3, .45, 1.15, .83, .90, steel)
    turned('hopper', [(0, 1.60), (.10, 1.60), (.10, 1.74), (.30, 2.14), (.31, 2.16), (.31, 2.52), (.32, 2.53), (.32, 2.56), (.20, 2.57), (.20, 2.86), (.21, 2.87), (.21, 2.92), (.10, 2.97), (0, 2.97)], mat('hopper', '#b4b8b9', .40, metal=.8), (3.80, .80, 0), 48, g); plate('sight', rrect(.09, .26, .03, 3.80, 2.33), .01, mat('sight', '#d9d6c8', .25), (0, .492, 0), .003, '-Y', g, res=1); tube('feed', [(3.80, .99, 2.80), (3.80, 1.20, 2.84), (3.84, 1.42, 3.1), (3.86, 1.45, 3.5)], [.028] * 4, mat('feedm', '#8d9798', .35), g, 5)
    # Terminal on its arm, turned to whoever comes along the aisle.
    t = group('terminal', (2.55, -.02, 0), g); t.rotation_euler = (0, 0, math.radians(-16)); plate('tarm', rrect(.10, .10, .02, 0, 1.62), .12, grap, (0, .02, 0), .006, '-Y', t, res=1); plate('tbox', rrect(.46, .66, .03, 0, 1.42), .07, mat('tboxm', '#343b3e', .45), (0, -.10, 0), .012, '-Y', t, res=2); plate('tscr', rrect(.40, .30, .008, 0, 1.56), .002, lit('tscr', '#16262b', .8), (0, -.1705, 0), .0005, '-Y', t, res=0)
    ribs('tr', -.18, .18, 1.43, [.03 + .17 * abs(math.sin(i * .21)) ** .6 for i in range(40)], -.1730, lit('tr', '#9fd0d8', .75), .45, t); ribs('tq', -.18, .18, 1.665, [.02] * 12, -.1730, lit('tq', '#5d7f86', .7), .7, t)
    for i in range(6):
        for j in range(3): plate('key', rrect(.034, .026, .005, -.15 + i * .046, 1.34 - j * .042), .006, 'uidim2', (0, -.17, 0), .002, '-Y', t, res=0)
    cyl('stopp', .030, .03, 'red', (.17, -.17, 1.17), .006, '-Y', t, n=28)
    # The robot that takes the parts out along the machine and sets them down at the aisle.
    robot = mat('robot', '#b9bdbc', .38); b('riser', 2.02, 2.40, .62, 1.00, 1.92, 2.56, iron); b('beam', -.85, 3.1, .68, .94, 2.56, 2.78, robot, .02, .008); b('beamr', -.80, 3.05, .664, .68, 2.60, 2.625, steel, .004, .002); b('beamr', -.80, 3.05, .664, .68, 2.715, 2.74, steel, .004, .002); b('chain', .2, 3.0, .74, .88, 2.78, 2.83, core); X = 1.30 if open_ else random.choice((-.45, .2, 1.5)); b('car', X - .2, X + .2, .52, .70, 2.48, 2.88, grap); b('arm', X - .06, X + .06, .40, .53, 1.98 if open_ else 1.86, 3.36, robot); b('rack', X - .015, X + .015, .385, .40, 2.0, 3.3, steel, .004, .002); b('hand', X - .16, X + .16, .38, .56, 1.90 if open_ else 1.78, 1.98 if open_ else 1.86, grap)
    cable('dragc', [(X, .80, 2.86), (X + .25, .80, 3.02), (X + .62, .80, 3.02), (X + .8, .80, 2.86)], .035, 'rubber', g)
    for k, c in enumerate(('#2c4a36', '#6b5320', '#55211c')): on = k == (1 if open_ else 0); cyl('tower', .030, .075, lit('tow%d' % k, ('#3fe08a', '#ffb040')[k], 1.2) if on else mat('towo%d' % k, c, .3), (.30, .30, 2.06 + k * .08), .004, 'Z', g, n=24)
    cyl('towerp', .012, .10, zinc, (.30, .30, 1.96), .002, 'Z', g, n=16); return applied(g)


def crate(m, n=3):
    """An open bin of the small load carrier kind, .60 x .40 x .28, ribbed, its rim outside; the origin below its middle."""
    g = group('crate'); plate('wall', [rrect(.58, .38, .03), rrect(.555, .355, .02)], .27, m, (0, 0, .005), .004, 'Z', g, res=1); box('bottom', .57, .37, .012, m, (0, 0, .004), .02, .003, g)
    for z in (.245, .16): plate('rim', [rrect(.60, .40, .035), rrect(.575, .375, .02)], .030 if z > .2 else .012, m, (0, 0, z), .004, 'Z', g, res=1)
    for x in (-.20, -.07, .07, .20):
        for y in (-.194, .194): box('rib', .012, .012, .16, m, (x, y, .01), .002, .002, g)
    for y in (-.10, .10):
        for x in (-.294, .294): box('rib', .012, .012, .16, m, (x, y, .01), .002, .002, g)
    return applied(g)


def moulding_hall():
    """The night shift in a moulding hall: a tool is open under a warm lamp, the other machines run."""
    global PANE; PANE = glassmat(); A = 1.75   # machines begin at x = A and -A
    land(-40, 40, -6, 100, 0, sealed()); lane = paint(); grap, zinc, steel, core = M('graphite'), mat('galvd', '#70777a', .55), M('steel'), M('core'); wall = gridmat('wallm', ('#5b6466', '#576062'), '#474f51', 1.1, 60, .012, .6, axes=(0, 2)); dark = mat('roofd', '#23282b', .9)
    for x in (-1.32, 1.32): bx('lane', x - .05, x + .05, 2, 84, -.01, .002, lane, .001, .0005)
    for k in range(13):
        y = 10.4 + 4.6 * k
        for s in (-1, 1): bx('bay', min(s * 1.37, s * 3.2), max(s * 1.37, s * 3.2), y - .05, y + .05, -.01, .002, lane, .001, .0005)
    for y in range(6, 96, 6): bx('joint', -30, 30, y - .004, y + .004, -.01, .0008, mat('joint', '#2b2e2e', .7), .001, .0002)
    # The shell: end wall with its gate, columns, roof beams, pipes and a tray over the machines.
    bx('end', -30, 30, 86, 86.3, 0, 9, wall); bx('gate', -2.0, 2.0, 85.9, 86, 0, 4.2, mat('gatem', '#a3adb2', .5)); bx('roof', -30, 30, -6, 88, 7.2, 7.4, dark)
    for k in range(5): bx('gatej', -2, 2, 85.88, 85.9, .8 * k + .38, .8 * k + .41, core)
    for k in range(17): bx('beam', -30, 30, 1 + 5.4 * k, 1.3 + 5.4 * k, 6.3, 7.2, mat('beamm', '#39434a', .7))
    for s in (-1, 1):
        bx('side', min(s * 13, s * 13.3), max(s * 13, s * 13.3), -6, 88, 0, 8, wall)
        for k in range(9): bx('col', s * 8.9 - .18, s * 8.9 + .18, 12 + 9.2 * k, 12.4 + 9.2 * k, 0, 7, mat('colm', '#566065', .7))
        for x, z, r, m in ((5.62, 3.56, .055, zinc), (5.78, 3.56, .055, zinc), (2.9, 3.86, .07, mat('pipeb', '#315a72', .45)), (3.15, 3.86, .07, mat('piper', '#6d3a34', .45))): cyl('pipe', r, 82, m, (s * x, 88, z), .004, '-Y', n=20)
        for x0, x1, z0, z1 in ((2.2, 2.22, 3.80, 3.90), (2.58, 2.60, 3.80, 3.90), (2.2, 2.6, 3.80, 3.81)): bx('tray', min(s * x0, s * x1), max(s * x0, s * x1), 6, 86, z0, z1, zinc, .002, .001)
        for k in range(18):
            y = 9 + 4.6 * k; bx('hang', min(s * 2.1, s * 5.9), max(s * 2.1, s * 5.9), y - .02, y + .02, 3.93, 3.97, zinc, .004, .003)
            for x in (2.15, 5.85): cyl('rod', .008, 3.2, zinc, (s * x, y, 3.97), .001, n=8)
    # Tubes: single ones over the aisle, with the gaps of the night shift; over the machines every second one.
    tube_ = lit('tubel', '#dcebff', F('tl', 5.))
    for x, first, step, n in ((0, 9.4, 3.1, 24), (4.4, 12, 6.2, 12), (-4.4, 12, 6.2, 12)):
        for k in range(n):
            y = first + step * k; bx('lamp', x - .06, x + .06, y - .80, y + .80, 4.42, 4.48, mat('lampm', '#3c4448', .5), .01, .004); bx('lampl', x - .035, x + .035, y - .76, y + .76, 4.40, 4.425, tube_, .01, .006).visible_glossy = False   # the floor mirrors the area lights, which are sampled: no grain
            for q in (-.6, .6): cyl('wire', .004, 2.8, zinc, (x, y + q, 4.48), .0005, n=6)
    cool = (.78, .89, 1)
    for y, p in ((9.5, .34), (24, .85), (38, 1.), (52, 1.15), (66, 1.2), (79, 1.25)): area('strip', (0, y, 4.36), (0, y, 0), .2, 11, F('strip', 210) * p, cool)
    for s in (-1, 1):
        for y, p in ((21, .7), (38, .9), (57, 1.)): area('side', (s * 4.4, y, 4.36), (s * 4.4, y, 0), .3, 15, F('sidel', 250) * p, cool)
    # Machines: the hero stands open at y = 13; the others are one mesh each.
    Y = 13.; hero = moulder(True); hero.location = (A, Y, 0); M_ = [moulder(), moulder()]
    lamp = Vector((A + 1.60, Y + .30, 1.93)); bx('wlamp', lamp.x - .19, lamp.x + .19, lamp.y - .03, lamp.y + .03, lamp.z - .035, lamp.z, mat('wlampm', '#c77a1f', .45), .012, .006); bx('wled', lamp.x - .17, lamp.x + .17, lamp.y - .018, lamp.y + .018, lamp.z - .041, lamp.z - .034, lit('wled', '#ffd7a0', 6.), .006, .002); tube('wneck', [(lamp.x, lamp.y, lamp.z), (lamp.x + .05, lamp.y - .10, lamp.z + .06), (lamp.x + .02, lamp.y - .26, lamp.z + .02)], [.008] * 3, 'satin', None, 4)
    area('warm', lamp - Vector((0, 0, .05)), (A + 1.5, Y + .45, 0), .34, .05, F('warm', 58), (1, .62, .30)); spot('warm2', lamp + Vector((0, -.10, -.05)), (A + 1.35, Y - 1.5, 0), F('warm2', 190), 100, .8, .05, (1, .62, .31))
    # What the setter brought: a trolley with drawers, tools on its mat, a mug.
    tx, ty = A + 2.85, Y - 1.25; red = mat('trolley', '#7a2b22', .38); bx('tr', tx - .36, tx + .36, ty - .22, ty + .22, .14, .86, red, .02, .008); bx('trt', tx - .38, tx + .38, ty - .24, ty + .24, .86, .89, mat('trmat', '#1b1d1e', .8), .02, .006)
    for k in range(6): bx('dr', tx - .335, tx + .335, ty - .228, ty - .218, .18 + k * .112, .28 + k * .112, red, .006, .003); bx('drh', tx - .30, tx + .30, ty - .243, ty - .226, .258 + k * .112, .272 + k * .112, steel, .004, .002)
    for x in (-.28, .28):
        for y in (-.16, .16): cyl('cas', .06, .035, 'rubber', (tx + x - .017, ty + y, .06), .008, 'X', n=24)
    mug((tx + .24, ty + .08, .89), mat('mugm', '#d3cdbf', .5), turn=2.); bx('box', tx - .30, tx - .05, ty - .05, ty + .14, .89, 1.00, mat('toolbox', '#2f4750', .5), .012, .006); tube('span', [(tx - .02, ty - .16, .90), (tx + .26, ty - .10, .90)], [.011, .011], 'steel', None, 4)
    # Bins: at each machine one that fills, beside it the full ones; stacks on pallets on the left.
    blue, grey = mat('binb', '#2c4a66', .5), mat('bing', '#5a6163', .55); cb, cg = crate(blue), crate(grey); capm = [mat('cap%d' % k, c, .35) for k, c in enumerate(('#e2ded2', '#d8742c', '#cfd6d4'))]; cap = turned('cap', [(0, .030), (.026, .030), (.031, .026), (.032, 0), (.029, 0), (.028, .024), (0, .026)], capm[0], n=16); spots = []
    def table(x, y, k):
        for sx in (-.31, .31):
            for sy in (-.42, .42): bx('leg', x + sx - .02, x + sx + .02, y + sy - .02, y + sy + .02, .06, .52, grap, .004, .003); cyl('cas', .05, .03, 'rubber', (x + sx - .015, y + sy, .05), .006, 'X', n=20)
        bx('top', x - .34, x + .34, y - .46, y + .46, .52, .55, steel, .01, .004); spots.append((x, y - .22, .55, k)); spots.append((x, y + .22, .55, k))
    table(A + .10, Y - 1.05, 1); table(A - .08, Y + 3.62, 0); table(-A + .02, 14.2, 2)
    for k in range(2, 8): table(A - .08, Y - .98 + 4.6 * k, k % 3); table(-A + .08, 14.2 + 4.6 * (k - 1), (k + 1) % 3)
    for x, y, z, k in spots:
        if y < 30: heap('parts', cap, 320, (x - .25, x + .25, y - .16, y + .16), z + .22, capm[k]); bx('fill', x - .27, x + .27, y - .17, y + .17, z + .02, z + .20, capm[k])
    cap.location = GONE
    for x, y, z, k in spots: inst((cb, cg)[k % 2], (x, y, z), pi / 2 * 0)
    for px, py, n in ((-2.25, 9.9, 5), (-2.35, 11.3, 3)):
        for q in range(3): bx('slat', px - .40, px + .40, py - .58 + q * .50, py - .44 + q * .50, .0, .13, mat('pallet', '#8a6f4c', .85), .006, .004)
        bx('deck', px - .40, px + .40, py - .60, py + .60, .13, .15, mat('pallet'), .004, .003)
        for j in range(n):
            for i in range(3): inst((cb, cg)[(i + j + n) % 3 == 0], (px + .18 * 0, py - .41 + i * .41, .15 + j * .275), 0)
    for k in range(1, 12): inst(M_[k % 2], (A, Y + 4.6 * k, 0))
    for k in range(12): o = inst(M_[(k + 1) % 2], (-A, 15.2 + 4.6 * k, 0)); o.scale = (-1, 1, 1)
    for o in (cb, cg, *M_): o.location = GONE
    world((.55, .70, .9), F('amb', .03)); viewcam((F('cx', -.45), 0, F('cz', 1.55)), (F('cx', -.45) + math.tan(math.radians(F('aim', 6.4))) * 10, 10, 1.5), F('lens', 62), F('sy', -.01), 0, F('fs', 4)); bpy.context.scene.camera.data.dof.focus_distance = 13.2
    return dict(exposure=F('ev', .75), bloom=.03, bounces=(5, 3, 4), post=fog((.046, .061, .077), 12, 90, .75))


def shedded(name, z, tall, n, core_, shed, m, loc, parent=None, seg=28):
    """A porcelain insulator: n sheds on a stem, metal caps at both ends."""
    p = tall / n; prof = [(0, z), (core_, z)]
    for k in range(n): a = z + k * p; r = shed * (1 if k % 2 else .88); prof += [(core_, a + p * .10), (r * .97, a + p * .34), (r, a + p * .42), (r * .98, a + p * .50), (core_, a + p * .72)]
    o = turned(name, prof + [(core_, z + tall), (0, z + tall)], m, loc, seg, parent)
    for q in (-.06, tall - .02): turned('cap', [(0, z + q), (core_ * 1.25, z + q), (core_ * 1.25, z + q + .08), (0, z + q + .08)], mat('capm', '#83898b', .45, metal=.7), loc, 20, parent)
    return o


def string(p, q, n, m):
    """A strain string of n caps and discs from p to q."""
    p, q = Vector(p), Vector(q); L = (q - p).length; u = L / n; prof = [(0, 0)]
    for k in range(n): a = k * u; prof += [(.030, a), (.045, a + u * .15), (.045, a + u * .40), (.120, a + u * .58), (.127, a + u * .66), (.118, a + u * .70), (.03, a + u * .72)]
    o = turned('string', prof + [(.03, L), (0, L)], m, tuple(p), 20); o.rotation_euler = (q - p).to_track_quat('Z', 'Y').to_euler(); return o


def stones(n, place, m):
    """Gravel as far as single stones are seen: one mesh of n uneven lumps."""
    t = (1 + 5 ** .5) / 2; base = np.array([(-1, t, 0), (1, t, 0), (-1, -t, 0), (1, -t, 0), (0, -1, t), (0, 1, t), (0, -1, -t), (0, 1, -t), (t, 0, -1), (t, 0, 1), (-t, 0, -1), (-t, 0, 1)]) / 1.9; tri = np.array([(0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8), (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1)])
    rng = np.random.default_rng(2); V = []; Fs = []
    for k in range(n):
        x, y = place(rng); s = rng.uniform(.012, .030) * np.array([1, rng.uniform(.6, 1), rng.uniform(.45, .8)]); a = rng.random() * 6.28; c, q = math.cos(a), math.sin(a); b = base * rng.uniform(.75, 1.2, (12, 1)) * s; V.append(np.stack([b[:, 0] * c - b[:, 1] * q + x, b[:, 0] * q + b[:, 1] * c + y, b[:, 2] + s[2] * .35], -1)); Fs.append(tri + 12 * k)
    return meshobj('stones', np.concatenate(V).tolist(), np.concatenate(Fs).tolist(), m)


def mesh_fence(name, x, y0, y1, z0, z1, px, pz, thick, m, along='y'):
    """A fence of upright wires with pitch px and doubled ones across with pitch pz, as one mesh of thin bars; far off, bars no thinner than a pixel."""
    v = []; f = []
    def bar(a, b, r):
        k = len(v); d = (Vector(b) - Vector(a)).normalized(); u = d.orthogonal().normalized(); w_ = d.cross(u)
        for e in (a, b): v.extend(tuple(Vector(e) + (u * math.cos(i * 1.5708) + w_ * math.sin(i * 1.5708)) * r) for i in range(4))
        f.extend((k + i, k + (i + 1) % 4, k + 4 + (i + 1) % 4, k + 4 + i) for i in range(4))
    P = (lambda t, z, e=0: (x + e, t, z)) if along == 'y' else (lambda t, z, e=0: (t, x + e, z))
    for i in range(int((y1 - y0) / px) + 1): bar(P(y0 + i * px, z0), P(y0 + i * px, z1), thick)
    for j in range(int((z1 - z0) / pz) + 1):
        for e in (-2 * thick, 2 * thick): bar(P(y0, z0 + j * pz, e), P(y1, z0 + j * pz, e), thick)
    return meshobj(name, v, f, m)


def morning(colour, sigma, glow, lamps):
    """Fog of even density: what is far takes its colour, brighter towards the rising sun (azimuth, width, gain), and every lamp ((place, colour, strength), ...) lights the fog in front of what stands behind it. Closed forms, so no noise."""
    def post(m, depth):
        o, d = rays(); gone = (depth <= 0) | (depth > 5500); rim = ~gone & np.stack([np.roll(gone, (i, j), (0, 1)) for i in range(-2, 3) for j in range(-2, 3)]).any(0); rim[:4] = False   # the lowest rows have no sky beside them
        wide = np.where(gone, 0, depth)   # thin things before the sky: their depth is an average with nothing, so what is greatest near by counts, and lamps light the fog behind them too
        for ax in (0, 1): wide = np.stack([np.roll(wide, i, ax) for i in range(-4, 5)]).max(0)
        far = np.where(gone, 600, np.where(rim, wide, depth)).astype(np.float32); reach = np.where(rim & (wide > 22), 600, far); az = np.arctan2(d[..., 0], d[..., 1]); c = np.array(colour, np.float32) * ((1 + glow[2] * np.exp(-((az - math.radians(glow[0])) / math.radians(glow[1])) ** 2)) * (1 - 1.2 * np.clip(d[..., 2], -.08, .5)))[..., None]; a = (1 - np.exp(-sigma * far))[..., None]; r = m.copy(); r[..., :3] = np.where(gone[..., None], c, m[..., :3] * (1 - a) + c * a)
        for place, tint, power in lamps:
            v = np.array(place, np.float32) - o; tc = d @ v; b = np.sqrt(np.maximum((v @ v) - tc ** 2, .02 ** 2)); L = (np.arctan((reach - tc) / b) + np.arctan(tc / b)) / b / (1 + b / 2.6) * power * math.exp(-sigma * 1.1 * float(np.linalg.norm(v))); r[..., :3] += np.minimum(L, power * 30)[..., None] * np.array(tint, np.float32)
        return r
    return post


def substation():
    """Before sunrise the fog still stands in the switchyard; its lamps are on."""
    gravel = noisemat('gravel', '#3e4041', '#65655f', 34, .85, .7, .02, 5, c3='#504f4d'); stonem = noisemat('stone', '#4a4b4c', '#8a8883', 9, .55, 0, 0, 2, spec=.4); conc = noisemat('conc', '#777774', '#8b8a86', 3, .8, .2, .004); road = wet(noisemat('road', '#444647', '#555757', 22, .7, .3, .003, 5), .50); steel = noisemat('galv', '#7f8789', '#99a0a1', 3, .5, 0, 0, 4); por = mat('por', '#40342f', .22, coat=.6); alu = mat('alu', '#a4a9ab', .38, metal=.8); tank = mat('tank', '#616e6c', .40); grap, core = M('graphite'), M('core')
    land(-200, 200, -20, 400, -.03, gravel); land(-1.5, 1.7, -20, 140, -.012, road)
    for x in (-1.56, 1.76): bx('kerb', x - .06, x + .06, -10, 120, -.1, .05, conc, .01, .008)
    stones(52000, lambda g: (lambda y: (g.choice((g.uniform(-7, -1.65), g.uniform(1.85, 12)), p=(.32, .68)), y))(6.6 + 20 * g.random() ** 1.7), stonem)
    for k in range(70):   # covers of the cable trench, none quite like the next
        o = box('cover', .74, .48, .07, conc, (0, 0, 0), .008, .006, res=1); o.location = (2.55 + random.uniform(-.006, .006), 5 + k * .494, -.01 + random.uniform(0, .008)); o.rotation_euler = (random.gauss(0, .004), random.gauss(0, .004), random.gauss(0, .006))
    # The fence ends at the road, where its gate stands open behind the camera; a second one far behind.
    mesh_ = mat('meshm', '#4d5558', .5); mesh_fence('mesh', 10, -6.7, -1.72, .10, 2.30, .05, .2, .0038, mesh_, 'x'); mesh_fence('fence', 60, -24, 34, .05, 2.3, .13, 1.05, .015, mesh_, 'x')
    for x in (-1.72, -4.22, -6.72): bx('gpost', x - .04, x + .04, 9.98, 10.06, 0, 2.42, mesh_, .008, .004); bx('gcap', x - .045, x + .045, 9.975, 10.065, 2.42, 2.44, core, .008, .004); bx('gfoot', x - .16, x + .16, 9.86, 10.18, -.1, .03, conc, .02, .01)
    plate('sign', [(0, .14), (-.14, -.10), (.14, -.10)], .004, mat('signm', '#c99e20', .5), (-2.02, 9.985, 1.62), .001, '-Y', res=0); plate('signb', [(.02, .07), (-.035, -.02), (.004, -.02), (-.02, -.075), (.035, .008), (-.004, .008)], .002, core, (-2.02, 9.98, 1.60), .0004, '-Y', res=0)
    # Busbars: three tubes on insulators, bays every six metres.
    rows = (-3.3, -5.3, -7.3)
    for k in range(11):
        y = 12.8 + 6 * k
        for x in (-3.9, -6.7): bx('foot', x - .28, x + .28, y - .28, y + .28, -.1, .16, conc, .02, .01); bx('base', x - .16, x + .16, y - .16, y + .16, .16, .18, steel, .004, .003); bx('colw', x - .008, x + .008, y - .09, y + .09, .18, 2.38, steel, .002, .001); bx('colf', x - .09, x + .09, y - .10, y - .085, .18, 2.38, steel, .002, .001); bx('colf', x - .09, x + .09, y + .085, y + .10, .18, 2.38, steel, .002, .001)
        bx('cross', -7.8, -2.8, y - .10, y + .10, 2.38, 2.40, steel, .003, .002); bx('crossw', -7.8, -2.8, y - .008, y + .008, 2.40, 2.56, steel, .002, .001); bx('cross', -7.8, -2.8, y - .10, y + .10, 2.56, 2.58, steel, .003, .002)
        for x in rows: shedded('post', 2.64, 1.42, 15, .058, .125, por, (x, y, 0), None, 28 if k < 4 else 14); bx('clamp', x - .09, x + .09, y - .07, y + .07, 4.10, 4.15, alu, .01, .008); bx('clampt', x - .08, x + .08, y - .06, y + .06, 4.15, 4.30, alu, .03, .012)
    for x in rows: cyl('bus', .060, 70, alu, (x, 78.5, 4.21), .004, '-Y', n=28)
    # Portals of lattice steel; strings in front and behind, conductors with their sag, loops below the beam.
    for y in (36, 70):
        for x in (-10.2, 3.6, 14.2): lat((x, y, 0), (x, y, 9.9), .62, .042); bx('pf', x - .6, x + .6, y - .6, y + .6, -.1, .2, conc, .02, .01)
        lat((-10.6, y, 9.9), (14.6, y, 9.9), .66, .042)
    for x in (-7.3, -4.3, -1.3, 6.0, 7.7, 9.4):
        right = x > 3; z = 9.75; string((x, 35.6, z), (x, 34.05, z - .28), 10, por); string((x, 36.4, z), (x, 37.95, z - .28), 10, por); tube('loop', [(x, 34.05, z - .28), (x + .05, 34.8, z - 1.2), (x + .08, 36, z - 1.55), (x + .05, 37.2, z - 1.2), (x, 37.95, z - .28)], [.016] * 5, alu, None, 3)
        tube('line', [(x, 37.95 + 30.1 * t, z - .28 - 3.4 * t * (1 - t)) for t in (0, .25, .5, .75, 1)], [.016] * 5, alu, None, 3)
        if right: tube('drop', [(x, 34.05 - (34.05 - 24.2) * t, z - .28 + (6.05 - z + .28) * t - 1.6 * t * (1 - t)) for t in (0, .25, .5, .75, 1)], [.016] * 5, alu, None, 3)
        else: tube('line', [(x, 34.05 - 36 * t, z - .28 + 1.2 * t - 3.6 * t * (1 - t)) for t in (0, .2, .4, .6, .8, 1)], [.016] * 6, alu, None, 3); b_ = rows[2 - int(round((x + 7.3) / 3))]; tube('tap', [(x + .08, 36, z - 1.55), (x + (b_ - x) * .3, 36, z - 3.0), (b_, 36, 4.9), (b_, 36, 4.27)], [.015] * 4, alu, None, 3)
    # The transformer on its plinth in a gravel pit: tank with stiffeners, radiators, bushings, conservator.
    X0, X1, Y0, Y1 = 5.0, 10.4, 23.2, 25.6; Z0, Z1 = .62, 3.45
    plate('pit', [rect(3.9, 12.6, 20.4, 28.2), rect(4.15, 12.35, 20.65, 27.95)], .42, conc, (0, 0, -.05), .02, 'Z', res=1); bx('plinth', X0 - .3, X1 + .3, 23.6, 25.2, -.05, .5, conc, .03, .02)
    bx('tank', X0, X1, Y0, Y1, Z0, Z1, tank, .12, .03); bx('lid', X0 - .10, X1 + .10, Y0 - .10, Y1 + .10, Z1, Z1 + .035, tank, .14, .006); bx('lid2', X0 - .10, X1 + .10, Y0 - .10, Y1 + .10, Z1 + .04, Z1 + .075, tank, .14, .006); bx('floor', X0 - .06, X1 + .06, Y0 - .06, Y1 + .06, Z0 - .05, Z0, tank, .12, .006)
    for k in range(7): x = X0 + .3 + k * .8; bx('stiff', x - .05, x + .05, Y0 - .09, Y0, Z0, Z1, tank, .01, .006)
    for y in (23.7, 24.4, 25.1): bx('stiff', X0 - .09, X0, y - .05, y + .05, Z0, Z1, tank, .01, .006)
    for k in range(26): bolt = X0 + .05 + k * .21; cyl('bolt', .016, .14, steel, (bolt, Y0 - .06, Z1 - .02), .003, 'Z', n=6)
    fin = plate('fin', rrect(.50, 2.30, .05), .022, mat('radm', '#6a7674', .40), (0, 0, 0), .008, 'X', res=1); fins = [fin]
    for x0 in (5.25, 6.95, 8.65):
        for z in (.86, 3.06): cyl('header', .055, 1.42, tank, (x0 - .04, Y0 - .52, z), .01, 'X', n=28); tube('elbow', [(x0 + .65, Y0 - .52, z), (x0 + .65, Y0 - .26, z), (x0 + .65, Y0, z)], [.06] * 3, tank, None, 6); cyl('flange', .10, .03, tank, (x0 + .65, Y0 - .10, z), .004, '-Y', n=28)
        for q in (.18, .92): cyl('fanr', .30, .14, grap, (x0 + q + .12, Y0 - .52, .46), .01, 'Z', n=36, hole=.27)
    for x in (6.0, 7.7, 9.4):
        cyl('turret', .27, .42, tank, (x, 24.2, Z1 + .07), .02, 'Z', n=36); cyl('turf', .33, .05, tank, (x, 24.2, Z1 + .46), .006, 'Z', n=36); shedded('hv', Z1 + .58, 1.75, 17, .085, .17, por, (x, 24.2, 0), None, 32); cyl('hvt', .03, .26, alu, (x, 24.2, Z1 + 2.33), .004, n=20); tube('ring', [(x + .20 * math.cos(a), 24.2 + .20 * math.sin(a), Z1 + 2.40) for a in (i * .5236 for i in range(13))], [.022] * 13, alu, None, 4)
    for x in (5.6, 6.9, 8.2, 9.5): shedded('lv', Z1 + .16, .55, 6, .05, .11, por, (x, 25.2, 0), None, 20)
    cyl('cons', .46, 3.5, tank, (6.4, 25.9, 5.25), .06, 'X', n=48); tube('consp', [(7.6, 25.9, 4.85), (7.6, 25.7, 4.4), (7.4, 25.2, 3.9), (7.4, 25.1, 3.5)], [.05] * 4, tank, None, 6)
    for x in (6.9, 9.4): bx('consl', x - .05, x + .05, 25.62, 25.72, .62, 4.9, tank, .01, .006); bx('consb', x - .06, x + .06, 25.4, 26.2, 4.74, 4.82, tank, .01, .006)
    bx('cubicle', X0 - .62, X0 - .12, 23.35, 24.25, 1.0, 2.5, mat('cubm', '#8d9694', .45), .03, .012); bx('cubr', X0 - .66, X0 - .10, 23.30, 24.30, 2.5, 2.55, grap, .03, .01); plate('cubd', rrect(.78, 1.32, .02, 0, 1.75), .012, mat('cubm'), (X0 - .62, 23.8, 0), .004, '-X', res=1)
    for x in (X0 - .36, X0 - .24): tube('cond', [(x, 23.5, 1.0), (x, 23.5, .5), (x, 23.3, .12), (x, 22.6, .02)], [.028] * 4, grap, None, 5)
    for y in (24.75, 25.15): tube('lad', [(X0 - .16, y, .6), (X0 - .16, y, 4.2)], [.018] * 2, steel, None, 4)
    for k in range(11): tube('rung', [(X0 - .16, 24.75, .8 + k * .3), (X0 - .16, 25.15, .8 + k * .3)], [.012] * 2, steel, None, 3)
    # Lamps on masts, a house with one window.
    head = (1, .90, .76); lamps = []
    for x, y, hgt, s in ((-2.1, 24, 6.0, 1.), (3.3, 44, 6.4, 1.2), (-2.1, 57, 6.4, 1.), (12.6, 32, 6.2, 1.1), (-9.6, 42, 6.4, .8), (11.2, 19.4, 6.6, 2.2)):
        tube('mast', [(x, y, 0), (x, y, hgt * .5), (x, y, hgt + .1)], [.07, .055, .042], steel, None, 8); a = .55 if x < 0 else -.55; bx('lhead', x + min(a, 0), x + max(a, 0), y - .11, y + .11, hgt, hgt + .07, grap, .03, .015); bx('lled', x + a * .5 - .2, x + a * .5 + .2, y - .085, y + .085, hgt - .012, hgt + .004, lit('lled', '#ffe9cc', 6.), .01, .004).visible_glossy = False; bx('mf', x - .2, x + .2, y - .2, y + .2, -.1, .12, conc, .01, .01)
        spot('mastl', (x + a * .5, y, hgt - .06), (x + a * .5, y - .6, 0), F('mast', 1200) * s, 150, .7, .12, head); lamps.append(((x + a * .5, y, hgt - .03), head, F('halo', .11) * s))
    bx('house', 7, 20, 52, 60, 0, 3.6, mat('housem', '#7d8284', .8), .02, .01); bx('hroof', 6.7, 20.3, 51.6, 60.4, 3.6, 3.85, grap, .02, .01); bx('hwin', 7.8, 9.2, 51.96, 52, 1.2, 2.3, lit('hwin', '#ffc07c', .8), .01, .004); bx('hbar', 7.76, 9.24, 51.90, 51.96, 1.72, 1.78, grap); bx('hbar', 8.47, 8.53, 51.90, 51.96, 1.2, 2.3, grap); lamps.append(((8.5, 51.6, 1.8), (1, .72, .42), .009))
    for o in fins:
        for x0 in (5.25, 6.95, 8.65):
            for k in range(16): inst(o, (x0 + .02 + k * .084, Y0 - .52, 1.96))
        o.location = GONE
    sun = bpy.data.lights.new('sun', 'SUN'); sun.energy = F('sun', .5); sun.angle = math.radians(40); sun.color = (1, .90, .80); so = link(bpy.data.objects.new('sun', sun)); so.rotation_euler = (math.radians(62), 0, math.radians(F('sunr', 120)))
    world((.62, .76, .95), F('amb', .25)); viewcam((0, 0, 1.65), (math.tan(math.radians(F('aim', 5))) * 20, 20, 1.65), F('lens', 50), F('sy', .062), 0, F('fs', 5.6)); bpy.context.scene.camera.data.dof.focus_distance = 24
    return dict(exposure=F('ev', .65), bloom=.03, bounces=(4, 3, 3), clampi=2., sat=1.12, look='High Contrast', post=morning((.070, .104, .158), F('sig', .0195), (7, 13, 1.05), lamps))



settings = {'case-moulding-hall': moulding_hall, 'substation-fog': substation}[shot]()
render(shot + suf, spp=spp, curve='Filmic', smooth_bg=False, rad=7, **{**dict(clampi=3., look='Medium High Contrast'), **settings})
