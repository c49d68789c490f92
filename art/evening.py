"""Rooms from dusk to night.
blender -b --factory-startup -P evening.py -- <phone-table|workbench|control-desk> [w= h= spp=]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from yard import *
from envkit import ridge   # of an outline; that of yard.py has other arguments
reset(); random.seed(4)
MINT, SUN = '#35E0A8', '#E8A33D'


def rect(a, b, c, d): return [(a, c), (b, c), (b, d), (a, d)]


def bell(t, mid, wide): return math.exp(-((t - mid) / wide) ** 2)


def phone_table():
    """The last light in a kitchen: a phone leans on a bowl and tells the day."""
    T = .74; oak = randmat('oak', '#8a5f38', '#a5774a', .38, (2.2, 26, 26)); plaster = noisemat('plaster', '#a89f92', '#b3aa9c', 2, .9, .12, .003); frame = mat('frame', '#8f897f', .5); stone = noisemat('stone', '#5d6a63', '#75827a', 38, .42, .10, .001, 4, spec=.5); cream = noisemat('cream', '#cfc4b1', '#dad0be', 60, .5, .1, .0006, 4)
    for k in range(9): bx('board', -1.5, 1.5, -.80 + k * .145, -.6565 + k * .145, T - .035, T, oak, .002, .0016)
    # The wall with the window; behind it the evening, a ridge, two lit houses.
    win = (-.30, 1.45, .86, 2.05); plate('wall', [rect(-3, 3, -.2, 2.8), rect(*win)], .24, plaster, (0, 2.24, 0), .006, '-Y', res=1)
    plate('sash', [rect(*win)] + [rect(win[0] + .05 + k * .86, win[0] + .84 + k * .86, win[2] + .06, win[3] - .05) for k in (0, 1)], .05, frame, (0, 2.16, 0), .006, '-Y', res=2); bx('sill', win[0] - .06, win[1] + .06, 1.93, 2.06, win[2] - .035, win[2], frame, .006, .005)
    card('evening', -14, 14, 22, -3, 9, [(0, '#3a3038'), (.28, '#c9672f'), (.36, '#d98a58'), (.43, '#a08a96'), (.52, '#54709b'), (.75, '#24406e'), (1, '#142748')], F('card', .8))
    far = mat('far', '#11161b', .9); ridge('hill', [(-14 + i * .7, 1.75 + .35 * math.sin(i * .33) + .12 * math.sin(i * 1.7)) for i in range(41)], 20, -3, far)
    for x, s in ((1.0, 1.), (5.6, 1.3), (7.9, .9)): meshobj('house', [(x, 19, 0), (x + 2.2 * s, 19, 0), (x + 2.2 * s, 19, 1.75 * s), (x + 1.1 * s, 19, 2.55 * s), (x, 19, 1.75 * s)], [(0, 1, 2, 3, 4)], far); bx('lit', x + .5 * s, x + .72 * s, 18.9, 18.95, 1.35 * s, 1.62 * s, lit('litw', '#ffb35c', 1.6))
    turned('pot', [(0, 0), (.055, 0), (.075, .10), (.078, .12), (.070, .12), (.060, .09), (0, .09)], mat('terra', '#8f5539', .8), (1.02, 2.0, win[2])); herb = tuft('herb', 160, .26, .20, mat('herbm', '#33472a', .7), .6, .012); herb.location = (1.02, 2.0, win[2] + .08)
    apple = [(math.sin(a) * (1 - .06 * math.cos(a)), -math.cos(a) * .92 - .16 * math.exp(-(math.sin(a) / .24) ** 2) * (1 if a > 1.6 else -.7)) for a in (pi * k / 30 for k in range(31))]
    # What lies on the table: the bowl that carries the phone, a mug, a spoon, a cloth.
    bx_, by = .0, .105; turned('bowl', [(0, .006), (.040, .006), (.042, 0), (.050, 0), (.052, .006), (.085, .026), (.112, .058), (.121, .078), (.1195, .0805), (.1165, .078), (.107, .060), (.080, .032), (0, .014)], stone, (bx_, by, T), 96)
    for x, y, z, c, e, s, a in ((-.050, .085, .060, '#b5642c', '#9c4a24', .040, .2), (.046, .080, .056, '#a8862f', '#b5a045', .038, 1.3), (.0, .15, .060, '#8c3527', '#a8552f', .041, .7), (-.002, .108, .103, '#a04a26', '#c07f36', .038, 2.)):
        o = turned('fruit', apple, noisemat('fruit' + c + str(z), c, e, 2.2, .42, .10, .03, 5, spec=.4), (bx_ + x, by + y - .10, T + z)); o.scale = (s, s, s); o.rotation_euler = (.3 * a, .25, a); tube('stalk', [(0, 0, .70), (.03, 0, .95), (.10, 0, 1.1)], [.05, .04, .05], mat('stalk', '#3b2c1c', .8), o, 3)
    mug((.175, .03, T), cream, turn=-.7); turned('plate', [(0, .004), (.045, .004), (.075, .014), (.0765, .016), (.074, .016), (.045, .0075), (0, .0075)], cream, (-.205, .10, T)); cyl('crust', .028, .014, noisemat('crumb', '#a8753f', '#c2955a', 60, .9, .5, .003), (-.215, .10, T + .0075), .006)
    spoon = tube('spoon', [(-.07, 0, .004), (-.02, 0, .006), (.04, 0, .005), (.075, 0, .004)], [.004, .0026, .0028, .0052], 'steel', None, 6); spoon.location = (.155, -.085, T); spoon.rotation_euler = (0, 0, .5); spoon.scale = (1, 1.4, .5); o = turned('ladle', [(0, .001), (.010, .0018), (.0155, .0060), (.0150, .0064), (.009, .0026), (0, .002)], M('steel'), (.155 + .085 * .878, -.085 + .085 * .479, T)); o.scale = (1.5, 1, 1); o.rotation_euler = (0, 0, .5)
    # The phone, and on it the day in ribs: sun by day, the battery in the evening.
    g = group('phone', (-.055, -.072, T)); g.rotation_euler = (math.radians(-17), 0, math.radians(5)); W_, H_ = .150, .0725; z = H_ / 2
    plate('case', rrect(W_, H_, .0115, 0, z), .0078, mat('frame2', '#5a5f62', .28, metal=1.), (0, .0078, 0), .0026, '-Y', g, res=6); plate('front', rrect(W_ - .0016, H_ - .0016, .0107, 0, z), .0012, mat('glassp', '#030404', .04, coat=1.), (0, .0004, 0), .0005, '-Y', g, res=4)
    y = -.0009; plate('screen', rrect(W_ - .0065, H_ - .0065, .0085, 0, z), .0001, lit('dark', '#0d1513', .35), (0, y, 0), .00002, '-Y', g, res=0); y -= .0002; x0, x1, zb, n = -.0645, .0645, .0105, 96
    t = text('7,4', .0300, lit('uiw', '#f2fff9', 1.0), (x0 - .001, y, .0535), '-Y', g, 'Regular', 'LEFT', .00002, res=12); text('kW', .0092, lit('uid', '#9fb3ab', .75), (x0 + max(v.co.x for v in t.data.vertices) + .0022, y, .0466), '-Y', g, 'Medium', 'LEFT', .00002, res=8)
    rnd = random.Random(7); sun = [.0275 * bell(i, 50, 15) * (1 - .42 * rnd.random() * bell(i, 60, 9)) * (abs(i - 50) < 25) for i in range(n)]; use = [.0035 + .0050 * bell(i, 30, 4) + .0150 * bell(i, 79, 6) + .0012 * rnd.random() for i in range(n)]; now = 81
    ribs('suns', x0, x1, zb, [s if i <= now and s > .0012 else 0 for i, s in enumerate(sun)], y, lit('sunl', SUN, .95), .36, g); ribs('use', x0, x1, zb, [u if i <= now and sun[i] <= .0012 else 0 for i, u in enumerate(use)], y, lit('mintl', MINT, .85), .36, g)
    ribs('later', x0, x1, zb, [.0022 if i > now else 0 for i in range(n)], y, lit('laterl', '#33423d', .6), .40, g); xm = x0 + (now + .5) * (x1 - x0) / n; ribs('now', xm - .0009, xm + .0009, zb, [.0300], y - .0001, lit('nowl', MINT, 1.25), .35, g); plate('dot', circ(.0013, xm, zb + .0312, 24), .0001, lit('nowl', MINT), (0, y, 0), .00002, '-Y', g, res=0)
    # A shelf with jars on the dark side of the room.
    bx('shelf', -2.4, -.55, 1.78, 2.02, 1.005, 1.03, oak)
    for x, r, z, c in ((-.72, .052, .15, '#7d8f88'), (-.90, .045, .20, '#b9a98c'), (-1.05, .06, .12, '#8c6a4a'), (-1.24, .04, .22, '#c9c1b2'), (-1.42, .055, .14, '#5f6f66')): turned('jar', [(0, 0), (r, 0), (r, z * .8), (r * .75, z * .9), (r * .75, z), (0, z)], mat('jar' + c, c, .35), (x, 1.90, 1.03))
    area('window', (.55, 2.0, 1.6), (.1, -.2, .74), 1.6, 1.0, F('win', 20), (.78, .86, 1)); area('low', (.9, 2.0, 1.02), (.0, -.2, .80), 1.5, .16, F('low', 9), (1, .60, .34)); area('room', (-1.6, -1.4, 2.1), (0, .1, .75), 1.0, 1.0, F('room', 12), (1, .80, .60)); world((.45, .55, .75), .05)
    for o in bpy.data.objects:
        if o.type == 'LIGHT': o.visible_glossy = False   # in the table one sees the evening, not the lamps
    viewcam((F('cx', .03), F('cy', -.62), T + F('cz', .125)), (F('cx', .03) - F('yaw', .0), -.07, T), F('lens', 50), F('sy', -.085), F('sx', 0), F('fs', 6.3)); c = bpy.context.scene.camera.data; c.clip_start = .02; c.dof.focus_distance = .55
    return dict(exposure=F('ev', .6), bloom=.02)


def workbench():
    """Dusk in a workshop: one lamp over an opened module, a coat on its hook."""
    T = .90; top = randmat('top', '#6b4a2e', '#8a6440', .5, (1.6, 22, 22)); wall = gridmat('brick', ('#8d857a', '#827a70'), '#6a645b', .24, .075, .007, .85, bump=True, axes=(0, 2)); dark = mat('darksteel', '#34383a', .42, metal=.8); steel = M('steel'); iron = noisemat('iron', '#2c4039', '#3a5047', 26, .5, .2, .001, 5); ash = noisemat('ash', '#a9814f', '#bd9563', 14, .5, .15, .001, 4, stretch=(1, 1, .12))
    win = (-2.06, -.98, 1.12, 2.35); plate('wall', [rect(-4, 4, -.1, 3.4), rect(*win)], .3, wall, (0, .3, 0), .004, '-Y', res=1); bx('floor', -4, 4, -5, .1, -.1, 0, noisemat('floor', '#4b4844', '#5c5853', 2, .7, .2, .003, 6)); bx('side', 3.0, 3.2, -5, .1, 0, 3.4, mat('sidew', '#77706a', .9)); bx('ceil', -4, 4, -5, .2, 3.2, 3.4, mat('sidew'))
    plate('sash', [rect(*win)] + [rect(win[0] + .045 + i * .345, win[0] + .345 + i * .345, win[2] + .05 + j * .59, win[2] + .60 + j * .59) for i in range(3) for j in (0, 1)], .05, dark, (0, .17, 0), .004, '-Y', res=1); bx('sill', win[0] - .05, win[1] + .05, -.09, .16, win[2] - .05, win[2], top)
    card('dusk', -14, 8, 16, -2, 9, [(0, '#1b1f26'), (.26, '#b56a44'), (.34, '#8c7580'), (.46, '#48608a'), (1, '#16294c')], F('card', .55)); ridge('trees', [(-14 + i * .2, 1.3 + .4 * math.sin(i * .11) + .16 * math.sin(i * .7) + .14 * random.random()) for i in range(111)], 14, -2, mat('trees', '#0c1013', .9))
    for k in range(6): o = bx('plank', -1.75, 1.95, -.80 + k * .134, -.668 + k * .134, T - .05, T, top, .003, .003)
    bx('apron', -1.70, 1.90, -.76, -.73, T - .19, T - .05, top); bx('shelf', -1.7, 1.9, -.7, -.05, .25, .29, top)
    for x in (-1.62, 1.82): bx('leg', x - .05, x + .05, -.76, -.66, 0, T - .05, top); bx('leg', x - .05, x + .05, -.14, -.04, 0, T - .05, top)
    for x, c in ((-.9, '#3d4a44'), (-.35, '#4b423a'), (.7, '#3d4a44'), (1.25, '#54483a')): bx('crate', x - .23, x + .23, -.62, -.2, .29, .53, mat('crate' + c, c, .7), .02, .012)
    # The vice: foot, fixed and moving jaw, screw, bar.
    v = group('vice', (-.72, -.66, T)); v.rotation_euler = (0, 0, math.radians(-12)); box('foot', .17, .20, .028, iron, (0, .02, 0), .03, .008, v, res=3); box('body', .10, .20, .085, iron, (0, .03, .026), .025, .016, v, res=4); box('jawf', .155, .050, .125, iron, (0, .0, .070), .012, .012, v, res=3); box('slide', .062, .26, .048, dark, (0, -.12, .040), .006, .004, v); box('jawm', .155, .055, .140, iron, (0, -.115, .055), .014, .014, v, res=3)
    for y in (-.026, -.0865): box('face', .158, .010, .046, steel, (0, y, .147), .002, .0015, v)
    cyl('screw', .014, .075, steel, (0, -.142, .085), .003, '-Y', v); cyl('hub', .022, .032, dark, (0, -.205, .085), .005, '-Y', v); bar = tube('bar', [(-.10, -.222, .130), (0, -.222, .085), (.12, -.222, .031)], [.0065] * 3, steel, v, 6)
    for x, z in ((-.10, .130), (.12, .031)): turned('knob', [(0, -.013), (.009, -.010), (.0125, 0), (.009, .010), (0, .013)], steel, (x, -.222, z), 24, v)
    box('work', .10, .012, .12, mat('alu2', '#b9bbb8', .35, metal=1.), (0, -.0567, .13), .002, .001, v)
    # The board: every tool has its place.
    board = noisemat('board', '#3b4642', '#424e49', 3, .75, .1, .001, 4); B = (-.86, 1.00, 1.16, 2.10); bx('board', B[0], B[1], -.022, 0, B[2], B[3], board, .006, .003); Y = -.024
    peg = lambda x, z: cyl('peg', .0038, .034, steel, (x, Y, z), .001, '-Y', n=12)
    for k in range(8):   # spanners by size
        L = .235 - .018 * k; x = -.79 + k * .062; z0 = 1.98; r = .022 - .0015 * k
        plate('shaft', rrect(r * .72, L - r * 2, r * .3, x, z0 - L / 2), .006, steel, (0, Y - .006, 0), .0015, '-Y', res=1); plate('ring', [circ(r, x, z0 - r * .6, 28), circ(r * .60, x, z0 - r * .6, 12)], .008, steel, (0, Y - .005, 0), .002, '-Y', res=1)
        a0 = math.radians(-90 + 14); open_ = [(x + r * 1.15 * math.cos(a0 + math.radians(38 + i * 284 / 22)), z0 - L + r * 1.15 * math.sin(a0 + math.radians(38 + i * 284 / 22))) for i in range(23)]; ca, sa = math.cos(a0), math.sin(a0)
        open_ += [(x + ca * u - sa * q, z0 - L + sa * u + ca * q) for u, q in ((r * .0, -r * .56), (r * .0, r * .56))]; plate('open', open_, .008, steel, (0, Y - .005, 0), .0016, '-Y', res=1); peg(x, z0 - r * .6)
    for k, c in enumerate(('#8f2f22', '#8f2f22', '#23262a', '#23262a', '#a8792a', '#a8792a')):   # screwdrivers in a rail
        x = -.27 + k * .060; L = .15 - .012 * (k % 3); turned('grip', [(0, .11), (.011, .108), (.0145, .095), (.0125, .055), (.0145, .020), (.009, .004), (.006, 0)], mat('grip' + c, c, .35, coat=.3), (x, Y - .035, 1.90), 20); cyl('blade', .0034, L, steel, (x, Y - .035, 1.90 - L), .0008, n=12)
    bx('rail', -.31, .075, Y - .055, Y, 1.885, 1.900, ash, .002, .002)
    for x, z, n in ((.20, 1.97, .30), (.34, 1.97, .26)):   # hammers
        tube('haft', [(x, Y - .03, z), (x, Y - .03, z - n * .5), (x, Y - .03, z - n)], [.011, .010, .014], ash, None, 6); box('hhead', .10, .026, .028, dark, (x + .006, Y - .03, z - .006), .006, .004, res=3); cyl('hface', .015, .02, steel, (x - .06, Y - .03, z + .008), .003, 'X'); peg(x - .02, z - .014); peg(x + .02, z - .014)
    for x in (.47, .60):   # pliers
        for s in (-1, 1): tube('handle', [(x, Y - .02, 1.90), (x + s * .022, Y - .02, 1.85), (x + s * .034, Y - .02, 1.79), (x + s * .024, Y - .02, 1.73)], [.007, .0085, .009, .008], mat('plh%d' % (x > .5), ('#8f2f22', '#2d4a66')[x > .5], .45), None, 6); plate('beak', [(x, 1.895), (x + s * .016, 1.91), (x + s * .013, 1.94), (x + s * .002, 1.985), (x, 1.985)][::s], .012, steel, (0, Y - .014, 0), .003, '-Y', res=1)
        cyl('pivot', .010, .016, steel, (x, Y - .012, 1.905), .003, '-Y', n=24); peg(x, 1.875)
    plate('sawb', [(.26, 1.52), (.90, 1.47), (.90, 1.43), (.26, 1.375)], .0016, steel, (0, Y - .012, 0), .0004, '-Y', res=0); plate('sawh', [rrect(.13, .17, .045, .215, 1.445, 6), rrect(.06, .095, .028, .215, 1.445, 6)], .022, ash, (0, Y - .004, 0), .006, '-Y', res=3); peg(.215, 1.498); peg(.84, 1.476)
    plate('square', [(-.77, 1.32), (-.77, 1.62), (-.735, 1.62), (-.735, 1.355), (-.59, 1.355), (-.59, 1.32)], .003, steel, (0, Y - .006, 0), .0006, '-Y', res=0); peg(-.752, 1.60); cyl('tape', .058, .03, mat('tape', '#22262a', .6), (-.45, Y, 1.50), .004, '-Y', hole=.036); peg(-.45, 1.545); cyl('tape', .05, .024, mat('tape2', '#b9b2a2', .7), (-.30, Y, 1.49), .004, '-Y', hole=.034); peg(-.30, 1.53)
    o = tube('coil', [(-.12 + .075 * math.cos(a) * (1 + .06 * math.sin(a * .37)), Y - .016 - .0035 * (k % 5), 1.50 + .075 * math.sin(a) * (1 + .05 * math.sin(a * .53))) for k, a in enumerate(k * .62832 for k in range(61))], [.0040] * 61, 'rubber', None, 3); peg(-.12, 1.568)
    # On the bench: the module, its cover, the meter with leads, small things.
    open_module((.10, -.42, T), math.radians(9)); cover((.34, -.105, T + .178), (math.radians(-100), 0, math.radians(2))); multimeter((.66, -.50, T), (0, 0, math.radians(-24)))
    cable('lead', [(.645, -.565, T + .045), (.60, -.60, T + .048), (.57, -.655, T + .020), (.52, -.68, T + .006), (.44, -.695, T + .005), (.36, -.70, T + .005), (.30, -.69, T + .008), (.26, -.68, T + .016), (.20, -.60, T + .10), (.155, -.52, T + .19), (.150, -.50, T + .165)], .0024, 'red'); cable('lead', [(.645, -.575, T + .045), (.65, -.61, T + .046), (.63, -.69, T + .012), (.58, -.715, T + .005), (.50, -.73, T + .005), (.40, -.74, T + .005), (.30, -.74, T + .005), (.22, -.735, T + .005), (.12, -.71, T + .012), (.02, -.62, T + .10), (-.01, -.55, T + .20), (-.012, -.52, T + .165)], .0024, 'rubber')
    for x, y in ((.1505, -.498), (-.0125, -.517)): cyl('probe', .0045, .075, 'red' if x > 0 else 'satin', (x, y, T + .150), .001, n=16); cyl('tip', .0012, .014, steel, (x, y, T + .137), .0003, n=10)
    mug((1.02, -.30, T), noisemat('stone', '#5d6a63', '#75827a', 38, .42, .10, .001, 4), turn=-.7); turned('tin', [(0, .002), (.05, .002), (.052, 0), (.054, .002), (.054, .030), (.052, .030), (.051, .004), (0, .004)], M('zinc'), (-.46, -.26, T))
    for k in range(40): a = random.random() * 6.28; r = .042 * math.sqrt(random.random()); o = cyl('bolt', .0032, .020, steel, (-.46 + r * math.cos(a), -.26 + r * math.sin(a), T + .007 + .012 * random.random()), .0006, n=6); o.rotation_euler = (1.4, 0, random.random() * 6.28)
    for x, y, a in ((-.30, -.60, .9), (-.24, -.56, 1.1)): s = turned('grip', [(0, .11), (.011, .108), (.0145, .095), (.0125, .055), (.0145, .020), (.009, .004), (.006, 0)], mat('grip#8f2f22'), (x, y, T + .0145), 20); s.rotation_euler = (pi / 2, 0, a); b = cyl('blade', .0034, .13, steel, (0, 0, -.13), .0008, n=12); b.parent = s
    rag = noisemat('rag', '#8c8577', '#9c9586', 90, .95, .4, .001, 4); n = 22; meshobj('rag', [(-.50 + .24 * i / n + .012 * math.sin(j * .9), -.50 + .20 * j / n + .010 * math.sin(i * .8), T + .004 + (.013 * (1 + math.sin(i * .42 + j * .23)) + .008 * (1 + math.sin(j * .50 - i * .2))) * abs(math.sin(pi * i / n) * math.sin(pi * j / n)) ** .5) for j in range(n + 1) for i in range(n + 1)], [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)], rag, True)
    can = mat('can', '#7d2f22', .35, coat=.4); turned('oilcan', [(0, 0), (.048, 0), (.050, .004), (.050, .075), (.040, .100), (.010, .130), (.006, .132), (0, .132)], can, (.86, -.20, T)); tube('spout', [(.86, -.20, T + .128), (.84, -.20, T + .17), (.79, -.21, T + .205), (.75, -.215, T + .215)], [.006, .0045, .0032, .0026], 'zinc', None, 8)
    b = group('book', (1.0, -.56, T)); b.rotation_euler = (0, 0, .35); box('bookc', .155, .215, .004, mat('bookc', '#2c3a35', .7), (0, 0, 0), .004, .001, b); box('paper', .150, .210, .008, mat('paper', '#d8d0bf', .9), (.001, 0, .004), .002, .0006, b); o = tube('pencil', [(-.06, -.05, .0155), (.02, .05, .0155), (.024, .055, .0155)], [.0038, .0038, .0008], mat('pencil', '#b8862d', .5), b, 3)
    w_ = group('torque', (-.14, -.705, T)); w_.rotation_euler = (0, 0, .06); tube('tw', [(-.20, 0, .014), (-.10, 0, .014), (-.095, 0, .014), (.12, 0, .014)], [.0135, .0135, .008, .008], 'satin', w_, 8); cyl('th', .019, .022, steel, (.135, 0, .004), .004, 'Z', w_); cyl('ts', .010, .028, steel, (.135, 0, -.0), .002, 'Z', w_, n=6)
    hung((1.30, 0, 2.03), '#566873'); bx('rail2', 1.10, 1.70, -.02, 0, 2.0, 2.07, top); cyl('knobw', .012, .05, ash, (1.58, -.02, 2.03), .005, '-Y')
    # One lamp in an enamel shade.
    L = (F('lx', .22), -.52, 1.80); turned('shade', [(.030, .155), (.034, .135), (.05, .115), (.14, .045), (.185, .0), (.183, -.002), (.137, .040), (.047, .110), (.0, .112)], mat('enamel', '#1d2a26', .3, coat=.5), L); turned('inner', [(.180, .0005), (.136, .038), (.046, .107), (0, .108)], mat('innerl', '#efe9dd', .6, emit='#ffb869', estr=.55), L); turned('bulb', [(0, -.005), (.024, .005), (.032, .03), (.024, .06), (.015, .09)], lit('bulb', '#ffdcae', 5.), L, 32).visible_shadow = False; tube('cord', [(L[0], L[1], L[2] + .15), (L[0], L[1], 2.6), (L[0], L[1], 3.2)], [.004] * 3, 'rubber')
    spot('lamp', (L[0], L[1], L[2] - .012), (L[0], L[1] - .03, 0), F('lamp', 46), 132, .5, .035, (1, .76, .48)); area('win', (-1.78, -.02, 1.75), (-.6, -1.2, .9), 1.0, 1.1, F('win', 16), (.55, .70, 1)); area('fill', (-2.4, -3.6, 2.4), (0, -.3, 1.1), 1.2, 1.2, F('fill', 22), (.60, .72, 1)); world((.45, .55, .8), .025)
    viewcam((F('cx', .30), F('cy', -3.45), F('cz', 1.66)), (F('tx', .18), -.42, 1), F('lens', 43), F('sy', -.085), 0, F('fs', 3.2)); return dict(exposure=F('ev', 1.15), bloom=.04)


def control_desk():
    """A control room at night: three screens, the limit that nothing crosses, the yard outside."""
    C = (0, -.95); T = .74; felt = noisemat('felt', '#2a302d', '#303633', 90, .95, .2, .001, 3); lino = mat('lino', '#232927', .34); edge = noisemat('edge', '#8a6238', '#a1764a', 3, .45, .1, .001, 4, stretch=(1, 1, 9)); carpet = noisemat('carpet', '#23272a', '#2d3134', 130, 1., .4, .002, 3); grap = M('graphite'); dark = M('satin'); wallm = mat('wallm', '#3c4340', .85)
    arc = lambda r, a0, a1, n=40: [(C[0] + r * math.cos(math.radians(a0 + (a1 - a0) * i / n)), C[1] + r * math.sin(math.radians(a0 + (a1 - a0) * i / n))) for i in range(n + 1)]
    plate('top', arc(1.98, 20, 160) + arc(1.20, 160, 20), .028, lino, (0, 0, T - .028), .004, 'Z', res=2); plate('lip', arc(1.203, 20, 160) + arc(1.178, 160, 20), .034, edge, (0, 0, T - .033), .006, 'Z', res=2)
    plate('panel', arc(1.90, 22, 158) + arc(1.875, 158, 22), T - .05, felt, (0, 0, .01), .003, 'Z', res=1)
    for a in (24, 68, 112, 156): x, y = arc(1.5, a, a, 1)[0]; o = box('gable', .58, .035, T - .03, grap, (0, 0, 0), .004, .003); o.location = (x, y, 0); o.rotation_euler = (0, 0, math.radians(a))
    # Screens: what flows now, the day under its limit, four sites.
    rnd = random.Random(3); grey, dim = lit('ribg', '#93a8a0', .85), lit('ribd', '#56695f', .6); load = [.5 + .28 * bell(i, 34, 12) + .34 * bell(i, 84, 14) + .06 * math.sin(i * .9) + .05 * rnd.random() for i in range(128)]; sun = [max(0, bell(i, 66, 20) * (1 - .35 * rnd.random() * bell(i, 78, 10)) - .06) for i in range(128)]
    for k, a in enumerate((128, 90, 52)):
        x, y = arc(1.70, a, a, 1)[0]; g = group('screen', (x, y, T)); g.rotation_euler = (0, 0, math.radians(a - 90)); W_, H_, z = 1.0, .40, .36
        plate('shell', rrect(W_, H_, .010, 0, z), .030, dark, (0, .034, 0), .006, '-Y', g, res=2); plate('glass', rrect(W_ - .006, H_ - .006, .008, 0, z), .004, mat('panelg', '#040606', .16), (0, .005, 0), .001, '-Y', g, res=1); plate('bg', rrect(W_ - .022, H_ - .022, .004, 0, z), .0004, lit('ground', '#111a18', .30), (0, .0008, 0), .0001, '-Y', g, res=0)
        tube('stand', [(0, .06, 0), (0, .06, .18), (0, .045, z)], [.020] * 3, grap, g, 5); box('footp', .30, .20, .012, grap, (0, .05, 0), .02, .004, g); yy = -.0006; L, R_ = -W_ / 2 + .045, W_ / 2 - .045
        if k == 1:
            ribs('load', L, R_, z - .155, [min(v * .27, .222) for v in load], yy, grey, .42, g); ribs('sun', L, R_, z - .155, [v * .15 for v in sun], yy - .0004, lit('sunr', SUN, .85), .42, g); plate('limit', rrect(R_ - L, .0042, .001, 0, z + .085), .0003, lit('limit', MINT, 1.15), (0, yy - .0006, 0), .0001, '-Y', g, res=0)
            ribs('above', L, R_, z + .092, [max(0, v * .27 - .222) for v in load], yy, dim, .42, g)
        elif k == 0:
            for j in range(3): ribs('row', L, R_, z + .055 - j * .108, [.012 + .075 * (bell(i, 48 + 4 * j, 15) * (.8 + .2 * rnd.random()) if j < 2 else bell(i, 22, 7) + .8 * bell(i, 76, 9)) for i in range(96)], yy, (lit('sunr', SUN, .85), grey, lit('mintr', MINT, .60))[j], .40, g)
        else:
            for j in range(4):
                for i in range(2): a0 = L + i * (R_ - L) * .52; ribs('cell', a0, a0 + (R_ - L) * .48, z - .160 + j * .084, [.010 + .052 * abs(math.sin(q * .11 + j * 1.7 + i)) * (.7 + .3 * rnd.random()) for q in range(56)], yy, dim if (i + j) % 3 else grey, .42, g)
        d = Vector((C[0] - x, C[1] - y, 0)).normalized(); area('glow', Vector((x, y, T + z)) + d * .05, Vector((C[0], C[1], T + .18)), .95, .36, F('scr', 9), ((1, .86, .66), (.84, 1, .93), (.80, .92, 1))[k])
    # The operator, a second place, what a shift needs.
    chair((-.36, -.28, 0), 8); chair((1.06, -.50, 0), -58)
    for x, y, a in ((-.36, .26, 6), (.62, .26, -26)):
        g = group('keys', (x, y, T)); g.rotation_euler = (0, 0, math.radians(a)); box('kb', .42, .13, .012, grap, (0, 0, 0), .01, .003, g); q = box('key', .0155, .0155, .005, dark, (0, 0, 0), .003, .001, None, res=1)
        for i in range(22):
            for j in range(5): o = inst(q, (-.195 + i * .0186, -.045 + j * .0225, .011)); o.parent = g
        bpy.data.objects.remove(q); box('mouse', .058, .10, .030, dark, (.29, 0, 0), .028, .014, g, res=4)
    mug((.18, .30, T), noisemat('stone', '#8d9a92', '#a4afa8', 38, .42, .10, .001, 4), turn=.5); p = box('pad', .21, .297, .010, mat('padp', '#cfc8ba', .9), (0, 0, 0), .002, .001); p.location = (-.90, .12, T); p.rotation_euler = (0, 0, .5); tube('pen', [(-.96, .08, T + .014), (-.84, .14, T + .014)], [.004] * 2, dark)
    tube('lamp', [(-1.22, .10, T), (-1.22, .10, T + .30), (-1.2, .11, T + .40), (-1.06, .14, T + .42)], [.007] * 4, grap, None, 5); cyl('lfoot', .07, .014, grap, (-1.22, .10, T), .004); o = box('lhead', .26, .045, .018, grap, (0, 0, 0), .008, .004); o.location = (-1.02, .15, T + .413); o.rotation_euler = (0, 0, .25); spot('task', (-1.0, .15, T + .405), (-.94, .14, T), F('task', 9), 130, .8, .04, (1, .74, .46))
    # The room, and through its window the yard.
    bx('floor', -6, 6, -7, 2.5, -.1, 0, carpet); bx('ceil', -6, 6, -7, 2.6, 2.75, 2.9, mat('ceilm', '#2b2f2e', .9)); bx('sideL', -3.6, -3.4, -7, 2.6, 0, 2.9, wallm); bx('sideR', 3.4, 3.6, -7, 2.6, 0, 2.9, wallm); win = (-2.9, 2.9, 1.02, 2.32); plate('wall', [rect(-3.6, 3.6, -.1, 2.9), rect(*win)], .25, wallm, (0, 2.6, 0), .004, '-Y', res=1); plate('frame', [rect(*win)] + [rect(win[0] + .06 + k * 1.45, win[0] + 1.41 + k * 1.45, win[2] + .06, win[3] - .06) for k in range(4)], .07, grap, (0, 2.50, 0), .004, '-Y', res=1); bx('sill', -2.95, 2.95, 2.22, 2.45, .985, 1.02, edge)
    meshobj('pane', [(win[0], 2.46, win[2]), (win[1], 2.46, win[2]), (win[1], 2.46, win[3]), (win[0], 2.46, win[3])], [(0, 1, 2, 3)], glassmat()); yard = asphalt(); meshobj('yard', [(-60, 2.7, -1.2), (60, 2.7, -1.2), (60, 120, -1.2), (-60, 120, -1.2)], [(0, 1, 2, 3)], yard)
    c0 = join(container())
    for x, y in ((4.2, 40), (11.2, 40)): inst(c0, (x, y, -1.2), -.10)
    c0.location = (0, -600, -80)
    for x, y in ((-8.4, 30), (8.6, 35), (-1.6, 52)):
        tube('pole', [(x, y, -1.2), (x, y, 2.3), (x, y, 2.95)], [.07, .06, .05], M('zinc'), None, 4); bx('plh', x - .35, x + .35, y - .5, y, 2.92, 3.0, grap); bx('pll', x - .28, x + .28, y - .46, y - .06, 2.905, 2.922, lit('yl', '#ffd09a', 4.)); spot('pls', (x, y - .3, 2.85), (x, y - .3, -1.2), F('yard', 420), 130, .8, .15, (1, .80, .56))
    ridge('woods', [(-60 + i * .8, 1.2 + .8 * math.sin(i * .13) + .5 * random.random()) for i in range(151)], 75, -3, mat('woods', '#05070a', .9)); card('night', -120, 120, 118, -4, 40, [(0, '#33465f'), (.12, '#263a58'), (.3, '#152340'), (1, '#0a1224')], .55)
    area('door', (3.3, -3.6, 1.2), (.0, -.3, .8), .9, 2.0, F('door', 150), (1, .76, .50)); area('fill', (-2.6, -4.6, 2.5), (0, 0, .8), 1.4, 1.0, F('fill', 60), (.60, .72, 1)); world((.3, .42, .7), .012)
    for o in bpy.data.objects:
        if o.type == 'LIGHT': o.visible_glossy = False   # or the pane shows them
    viewcam((F('cx', .55), F('cy', -4.35), F('cz', 1.52)), (F('tx', .12), -.2, 1), F('lens', 46), F('sy', -.05), 0, F('fs', 2.8)); bpy.context.scene.camera.data.dof.focus_distance = 4.9; return dict(exposure=F('ev', 1.25), bloom=.025, bounces=(6, 3, 4))


settings = {'phone-table': phone_table, 'workbench': workbench, 'control-desk': control_desk}[shot]()
render(shot + suf, spp=spp, curve='Filmic', look='Medium High Contrast', clampi=3., smooth_bg=False, rad=7, **{**dict(bloom=.04, bounces=(6, 4, 3)), **settings})
