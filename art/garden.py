"""A garden on a frosty morning.  blender -b --factory-startup -P garden.py -- case-heat-pump-garden [w= h= spp=]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from yard import *
reset(); random.seed(21)
rect = lambda a, b, c, d: [(a, c), (b, c), (b, d), (a, d)]


def town(x, y, wd, dp, eave, top, turn, wall, roof):
    """House seen from afar: walls, gable roof with eaves, chimney."""
    g = group('town', (x, y, 0)); g.rotation_euler = (0, 0, turn); a, b, o = wd / 2, dp / 2, .35; k = (top - eave) / b
    meshobj('walls', [(-a, -b, -6), (a, -b, -6), (a, b, -6), (-a, b, -6), (-a, -b, eave), (a, -b, eave), (a, b, eave), (-a, b, eave), (-a, 0, top), (a, 0, top)], [(0, 1, 5, 4), (2, 3, 7, 6), (1, 2, 6, 9, 5), (3, 0, 4, 8, 7)], wall).parent = g
    meshobj('roof', [(-a - o, -b - o, eave - o * k), (a + o, -b - o, eave - o * k), (a + o, 0, top + .06), (-a - o, 0, top + .06), (a + o, b + o, eave - o * k), (-a - o, b + o, eave - o * k)], [(0, 1, 2, 3), (3, 2, 4, 5)], roof).parent = g
    for i in range(-1, 2):
        for z in (1., 3.6 if eave > 3.4 else top - 1.9):
            for s in (-1, 1): q = s * (b + .02); meshobj('pane', [(i * a * .6 - .38, q, z), (i * a * .6 + .38, q, z), (i * a * .6 + .38, q, z + 1.2), (i * a * .6 - .38, q, z + 1.2)] if z < eave - 1 else [(s * (a + .02), i * 1.5 - .36, z - .3), (s * (a + .02), i * 1.5 + .36, z - .3), (s * (a + .02), i * 1.5 + .36, z + .8), (s * (a + .02), i * 1.5 - .36, z + .8)], [(0, 1, 2, 3)], mat('townpane', '#2a2f33', .3)).parent = g
    meshobj('chim', [(a * .4 + i * .7, .4 + j * .7, top - 1 + z * 2.) for z in (0, 1) for i, j in ((0, 0), (1, 0), (1, 1), (0, 1))], [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], wall).parent = g


def heat_pump(loc):
    """Outdoor unit on rubber feet, fan behind rings; front towards -Y."""
    g = group('pump', loc); shell = mat('pumpshell', '#d6d3cb', .42); dark = M('graphite'); wd, dp, ht, z0, fx = 1.16, .44, .86, .13, -.16; yf = -dp / 2
    for x in (-.42, .42): box('skid', .10, dp + .10, .05, dark, (x, 0, 0), .02, .006, g); box('foot', .08, dp - .06, .09, M('rubber'), (x, 0, .05), .02, .01, g)
    box('body', wd, dp - .02, ht, 'core', (0, .01, z0), .03, .004, g); plate('face', [rrect(wd, ht, .045), circ(.335, fx, 0, 72)], .03, shell, (0, yf + .015, z0 + ht / 2), .008, '-Y', g, res=4); box('shell', wd, dp - .05, ht, shell, (0, .035, z0), .045, .010, g, res=3)
    cyl('duct', .333, .05, 'black', (fx, yf + .06, z0 + ht / 2), .002, '-Y', g, n=64); cyl('hub', .075, .04, dark, (fx, yf + .03, z0 + ht / 2), .01, '-Y', g)
    for k in range(5):
        a = k * 1.2566; v = []
        for i in range(9): r = .07 + .25 * i / 8; b = a + .35 * i / 8; v += [(fx + r * math.cos(b), yf + .026, z0 + ht / 2 + r * math.sin(b)), (fx + r * math.cos(b + .62), yf + .050, z0 + ht / 2 + r * math.sin(b + .62))]
        meshobj('blade', v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(8)], mat('blade', '#2a2d30', .5), True).parent = g
    for k in range(15): r = .045 + k * .0205; plate('ring', [circ(r + .0028, fx, 0, 56), circ(r - .0028, fx, 0, 56)], .006, dark, (0, yf + .002, z0 + ht / 2), .0012, '-Y', g, res=0)
    for k in range(8): o = plate('spoke', rrect(.31, .007, .003, .175, 0), .006, dark, (fx, yf + .007, z0 + ht / 2), .001, '-Y', g, res=0); o.rotation_euler = (0, k * .7854, 0)
    plate('seam', rrect(.004, ht - .03, .001, .255, 0), .002, 'black', (0, yf - .0152, z0 + ht / 2), .0003, '-Y', g, res=0); box('lid', wd + .014, dp + .012, .026, dark, (0, .0, z0 + ht), .045, .006, g, res=3)
    for k in range(12): plate('lv', rrect(.28, .010, .004), .002, 'black', (wd / 2, .02, z0 + .22 + k * .030), .0004, 'X', g, res=0)
    for x in (.36, .49): screw((x, yf - .016, z0 + .05), '-Y', g, .007, 'zinc')
    return g


def heat_pump_garden():
    """A late winter morning: frost lies on the grass, the heat pump works, the battery stands behind the glazed door."""
    az, el = F('rot', -112), F('el', 11); kw.setdefault('si', '1.1'); wall = noisemat('wall', '#d2cabc', '#ddd6ca', 2.2, .92, .25, .004, 8, c3='#cdc5b7'); lawn = noisemat('lawn', '#77826c', '#c3cac4', 6, .95, .6, .04, 8, c3='#a8b0a6'); pav = gridmat('pav', ('#96928b', '#a29e97'), '#5c5a55', .6, .6, .006, .7, bump=True); warm = (1, .72, .44); dark = M('graphite'); X0 = -1.45
    mat('led', '#0b5b4a', .4, emit='#00d494', estr=2.0); mat('glass', '#050607', .10, spec=.12)   # or the display mirrors the bright garden
    land(-300, 300, -60, 900, -.05, lawn); bx('walk', X0 - .9, 9, -1.25, 0, -.2, 0, pav, bev=.01); bx('kerb', X0 - .9, 9, -1.33, -1.25, -.2, .02, mat('kerb', '#a8a49c', .85), .01, .01)
    win, door = (.98, 1.86, 1.02, 2.22), (2.36, 3.36, .02, 2.22); plate('front', [rect(X0, 9, 0, 5)] + [rect(*win), rect(*door)], .36, wall, (0, .36, 0), .006, '-Y', res=1); meshobj('side', [(X0, .01, 0), (X0, 9, 0), (X0, 9, 5), (X0, .01, 5)], [(0, 1, 2, 3)], wall); bx('plinth', X0 - .012, door[0] - .02, -.014, .1, 0, .30, mat('plinth', '#8d887f', .9)); bx('plinth2', door[1] + .02, 9, -.014, .1, 0, .30, mat('plinth'))
    for o, n in ((win, 2), (door, 1)):
        a, b, c, d = o; s = (b - a) / n; plate('wf', [rect(*o)] + [rect(a + s * k + .055, a + s * (k + 1) - .055, c + (.07 if n == 2 else .16), d - .06) for k in range(n)], .07, dark, (0, .20, 0), .005, '-Y', res=2); meshobj('gl', [(a, .165, c), (b, .165, c), (b, .165, d), (a, .165, d)], [(0, 1, 2, 3)], glassmat())
    bx('sill', win[0] - .06, win[1] + .06, -.055, .14, .985, 1.02, mat('sillm', '#8f9290', .4, metal=.7), .006, .004); bx('step', door[0] - .1, door[1] + .1, -.34, .2, 0, .06, mat('kerb'), .01, .012); plate('lever', rrect(.13, .022, .010), .02, 'zinc', (door[0] + .12, .12, 1.05), .005, '-Y', res=1); plate('rose', rrect(.035, .20, .012, door[0] + .06, 1.03), .01, 'zinc', (0, .128, 0), .003, '-Y', res=1)
    inner = mat('inner', '#e6dac6', .9); bx('ib', .3, 6.6, 2.3, 2.4, 0, 3, inner); bx('il', .4, .5, .37, 2.4, 0, 3, inner); bx('im', 2.02, 2.10, .37, 2.4, 0, 3, inner); bx('ir', 5.2, 5.3, .37, 2.4, 0, 3, inner); bx('ic', .3, 6.6, .37, 2.4, 2.55, 2.65, inner); bx('if', .3, 6.6, .3, 2.4, -.1, .02, mat('ifl', '#8f8a80', .4))
    area('in1', (1.2, 1.2, 2.5), (1.3, 1.4, 0), .8, .8, F('in1', 60), warm); area('in2', (3.1, .8, 2.5), (3.3, 1.5, 0), 1.0, .5, F('in2', 60), (1, .82, .62)); T_ = myrtillo(4); T_.location = (F('agx', 3.36), F('agy', 1.15), .02); T_.rotation_euler = (0, 0, -.34)
    bx('shelf', 3.9, 5.1, 1.9, 2.28, 1.55, 1.58, mat('oak', '#8a6238', .5)); bx('coat', 4.15, 4.5, 2.18, 2.28, .75, 1.5, mat('coat', '#2f4a5c', .95), .05, .04)
    for k, c in enumerate(('#b9a06a', '#5a6f5e', '#c9c0ae')): bx('jar', 1.02 + k * .2, 1.14 + k * .2, .245, .33, 1.02, 1.14 + .03 * k, mat('jar' + c, c, .5), .03, .01)
    curtain(1.0, 1.22, .42, 1.0, 2.3, mat('curtain', '#efe6d6', .9), 4, .03); cyl('shade', .15, .16, mat('shade', '#f3e4c8', .6, emit='#ffcf95', estr=3.), (1.5, 1.2, 1.86), .04); cyl('cord', .005, .6, 'core', (1.5, 1.2, 2.0))
    bx('pad', -.78, .62, -.86, -.20, -.05, .06, mat('padm', '#a6a29a', .9), .015, .012); heat_pump((-.08, -.52, .06))
    lag = mat('lag', '#17191a', .75)
    for z, y in ((.36, -.40), (.50, -.46)): tube('pipe', [(.47, y, z), (.58, y, z), (.70, y + .02, z), (.76, y + .10, z), (.77, -.16, z), (.77, .02, z)], [.034] * 6, lag, None, 8); cyl('rosette', .058, .012, 'zinc', (.77, -.0, z), .004, '-Y')
    tube('elec', [(.47, -.40, .66), (.56, -.40, .66), (.64, -.33, .70), (.66, -.03, .74), (.66, -.02, 1.0), (.66, -.02, 1.10)], [.011] * 6, 'rubber', None, 5); plate('iso', rrect(.10, .14, .01, .66, 1.17), .06, 'white2', (0, 0, 0), .006, '-Y', res=2); cyl('knob', .022, .02, dark, (.66, -.06, 1.17), .004, '-Y')
    zn = mat('downm', '#85898a', .4, metal=.8); tube('down', [(X0 + .16, -.07, 5), (X0 + .16, -.07, .12), (X0 + .16, -.12, .05)], [.042] * 3, zn, None, 6)
    for z in (.6, 2.2): cyl('clip', .05, .03, zn, (X0 + .16, -.07, z), .004)
    tube('fork', [(2.10, -.22, .05), (2.13, -.05, 1.05)], [.017] * 2, mat('ash', '#8d6b44', .7), None, 5); tube('grip', [(2.07, -.045, 1.06), (2.19, -.045, 1.06)], [.018] * 2, dark, None, 5)
    for k in range(4): tube('tine', [(2.05 + k * .035, -.22, .22), (2.05 + k * .035, -.25, .02)], [.006] * 2, dark, None, 3)
    for k in range(2): x = 3.55 + k * .15; tube('boot', [(x, -.30, .05), (x, -.29, .18), (x, -.28, .33)], [.055, .058, .066], mat('boot', '#0F3F31', .4), None, 8); box('toe', .10, .24, .09, mat('boot'), (x, -.36, 0), .045, .035, res=2)
    can = mat('can', '#7c8487', .45, metal=.8); cyl('can', .12, .24, can, (-1.05, -.75, 0), .01); tube('spout', [(-1.16, -.78, .06), (-1.28, -.82, .16), (-1.38, -.86, .30)], [.022, .018, .016], can, None, 6); tube('handle', [(-.94, -.72, .06), (-.84, -.69, .18), (-.93, -.72, .30), (-1.05, -.75, .29)], [.010] * 4, can, None, 5)
    bark = mat('bark', '#4a4038', .9); B = [treemesh('bare%d' % k, hh, rr, 900, mat('bud', '#6a5a48', .9), bark, .03, .3) for k, (hh, rr) in enumerate(((6.5, 2.6), (8, 3.)))]; walls = [mat('tw%d' % k, c, .9) for k, c in enumerate(('#cfc3ae', '#b9a890', '#d8d0c2'))]; roofs = [mat('tr%d' % k, c, .75) for k, c in enumerate(('#7a4433', '#6a3c30', '#5a4740'))]
    for k in range(9): town(-75 + k * 15 + random.uniform(-3, 3), random.uniform(52, 90), 11, 8.5, 4.2, 7.6, random.choice((0, .4, pi / 2)), walls[k % 3], roofs[k % 3])
    gr = [tuft('gr%d' % k, 300, .085, 1.0, mat('grm%d' % k, c, .85), .9, .006) for k, c in enumerate(('#7d8a6c', '#dde3e0', '#b3bcb0'))]; dry = tuft('dry', 120, .65, .35, mat('drym', '#a39272', .85), .5, .006); hedge = tuft('hedge', 700, 1.2, 2.4, mat('hedgem', '#55503c', .9), .45, .03)
    for k, n in ((0, 900), (1, 1000), (2, 900)): scatter(gr[k], n, lambda: (random.uniform(-5, 6.5), -1.36 - 5.2 * random.random(), -.05) if random.random() < .75 else (random.uniform(-9, X0 - .9), random.uniform(-1.4, 14), -.05), (.6, 1.25))
    scatter(dry, 34, lambda: (random.choice((random.uniform(-2.3, -1.6), random.uniform(4., 6))), random.uniform(-1.9, -1.5), -.05), (.5, 1.1)); scatter(hedge, 40, lambda: (random.uniform(-40, -1), random.uniform(20, 22), -.2), (.8, 1.4))
    for x, y, s in ((-4.6, 8.5, 1.), (-8.6, 13, 1.15), (-2.6, 17, 1.1), (-13, 18, 1.3), (-6.2, -3.6, .8)): inst(B[int(abs(x)) % 2], (x, y, -.1), x, s)
    for b in B: b.location = GONE
    sky(el, az, F('sky', .19), clouds=.4, air=1., dust=.4, ozone=2.4, cs=1.1, thr=.5, csharp=.28, size=1.)
    viewcam((F('cx', -1.35), F('cy', -7.0), 1.32), (F('cx', -1.35) + F('yaw', 1.82), 0, 1.3), F('lens', 43), F('sy', -.045))
    return dict(exposure=F('ev', -.32), sat=1.0, bloom=.05, bounces=(6, 4, 3), post=mist((.74, .80, .88), (1.3, 1.15, .98), (az, el), .004, 4., 90., air=F('air', 160), floor=.6))


settings = heat_pump_garden()
render(shot + suf, spp=spp, curve='Filmic', look='Medium High Contrast', smooth_bg=False, rad=6, **{**dict(bloom=.03, bounces=(5, 3, 2), clampi=3.), **settings})
