"""Rooms from dusk to night.
blender -b --factory-startup -P evening.py -- phone-table [w= h= spp=]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from yard import *
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
    ridge = mat('ridge', '#11161b', .9); meshobj('hill', [(-14, 20, -3)] + [(-14 + i * .7, 20, 1.75 + .35 * math.sin(i * .33) + .12 * math.sin(i * 1.7)) for i in range(41)] + [(14, 20, -3)], [tuple(range(43))], ridge)
    for x, s in ((1.0, 1.), (5.6, 1.3), (7.9, .9)): meshobj('house', [(x, 19, 0), (x + 2.2 * s, 19, 0), (x + 2.2 * s, 19, 1.75 * s), (x + 1.1 * s, 19, 2.55 * s), (x, 19, 1.75 * s)], [(0, 1, 2, 3, 4)], ridge); bx('lit', x + .5 * s, x + .72 * s, 18.9, 18.95, 1.35 * s, 1.62 * s, lit('litw', '#ffb35c', 1.6))
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


settings = {'phone-table': phone_table}[shot]()
render(shot + suf, spp=spp, curve='Filmic', look='Medium High Contrast', clampi=3., smooth_bg=False, rad=7, **{**dict(bloom=.04, bounces=(6, 4, 3)), **settings})
