"""Scenes of the worked examples, each with its own place, hour and weather.
blender -b --factory-startup -P cases.py -- case-<solar-base|coast|solar-park|bakery|cold-store|farmhouse> [w= h= spp=]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from yard import *
reset(); random.seed(9)


def solar_base():
    """A large base from the air: rows of containers, modules to the horizon, no tree."""
    sand = noisemat('sand', '#a98a63', '#c4a67c', .35, .95, .5, .05, 9, c3='#b5946a'); pad = noisemat('pad', '#b9ab95', '#cabda8', 2, .9, .3, .01)
    land(-2500, 2500, -400, 4500, -.06, sand); C = join(container()); row = pv_row('row', 24, 20)
    for bay in range(3):
        x0 = -34 + bay * 34; bx('pad', x0 - 13, x0 + 13, -6, 96, -.1, 0, pad)
        for k in range(13):
            for side in (-6.2, 6.2): inst(C, (x0 + side, 2 + k * 7.4, 0), pi / 2 * (1 if side > 0 else -1))
        for k in range(13): bx('sleeve', x0 - .35, x0 + .35, -4 + k * 7.4, 3.1 + k * 7.4, 0, .10, mat('duct', '#8d877d', .8))
    for j in range(64):
        for i in range(-9, 10):
            if i % 5 == 0: continue
            inst(row, (i * 28.5 + 20, 118 + j * 6.4, 0))
    C.location = row.location = GONE
    bx('track', -52.5, -50, -400, 900, -.06, .01, noisemat('track', '#9a7d59', '#ae9068', 1.2, .95, .4, .02)); van('van', (-51.2, 44, .02), pi / 2)
    for p in ((-49.2, 40.5, 20), (-48.8, 41.6, 200)): figure(p[0], p[1], 0, p[2], '#d8d2c4', True)
    sky(F('el', 17), F('rot', 62), F('sky', .17), clouds=.15, air=1.1, dust=2.2, ozone=1., size=1.0)
    aerial((F('cx', -66), F('cy', -58), F('cz', 40)), (F('tx', 2), F('ty', 62), 0), F('lens', 30))
    return dict(exposure=F('ev', .0), sat=1.05, post=fog((.80, .69, .54), 90, 1500, .9))


def coast():
    """Wind, low cloud and wet ground on a coast; turbines stand in the sea."""
    road = wet(asphalt(), .50); grass = noisemat('grass', '#4c5a3c', '#74794f', .9, .95, .6, .15, 8, c3='#7f7a58'); sea = noisemat('sea', '#3c4c50', '#526468', .06, .12, .6, .6, 10, stretch=(1, 3, 1))
    gravel = noisemat('gravel', '#5f5c57', '#86827b', 22, .7, .7, .03, c3='#74716a')
    land(-400, 400, -80, 128, -.06, grass); land(-4000, 4000, 128, 5200, -2.6, sea); land(-3, 46, -10, 70, -.01, gravel); bx('road', -8, -3.2, -80, 128, -.1, .0, road)
    C = join(container())
    for k in range(8):
        for x in (3.4, 12.4, 21.4): inst(C, (x, 4 + k * 7.2, 0), pi / 2)
    C.location = GONE; tall = tuft('tall', 220, .75, .8, mat('marram', '#8f8c5f', .85), .95, .007)
    low = tuft('low', 260, .22, 1.4, mat('lowm', '#66713f', .85), .8, .008); scatter(low, 1500, lambda: (random.uniform(-34, -8.2), -9 + 75 * random.random() ** 1.7, -.06), (.5, 1.2))
    scatter(tall, 900, lambda: (random.choice((random.uniform(-40, -8.3), random.uniform(-3.1, -1.2))), -10 + 120 * random.random() ** 1.5, -.06), (.5, 1.25))
    for x in range(-3, 47, 3): cyl('post', .03, 2.1, M('zinc'), (x, 70, 0), .004, n=10)
    mesh = mat('mesh', '#70777a', .6)
    for z in (.3, .8, 1.3, 1.8, 2.05): tube('wire', [(-3, 70, z), (47, 70, z)], [.012] * 2, mesh, None, 1)
    white = mat('twm', '#e9eae8', .5)
    for x, y, turn in ((-190, 620, .3), (-40, 760, 1.2), (120, 640, .8), (290, 820, .1), (470, 900, 1.7), (-390, 900, .6), (-560, 1150, 1.1)):
        H = 105; cyl('tw', 1.7, H, white, (x, y, -3), .1, n=24); cyl('nac', 2., 8, white, (x, y + 4, H - 3), .3, '-Y')
        for k in range(3):
            a = turn + k * 2.094; L = H * .60; c, s = math.cos(a), math.sin(a)
            meshobj('bl', [(x - s * 1.5, y - 4, H - 3 + c * 1.5), (x + s * 1.1, y - 4, H - 3 - c * 1.1), (x + c * L, y - 4, H - 3 + s * L)], [(0, 1, 2)], white)
    figure(-4.6, 17.5, 0, 100, '#b8452f'); figure(-5.3, 17.9, 0, 96, '#30423a', True)
    sky(F('el', 24), F('rot', 150), F('sky', .13), clouds=1., air=1.0, dust=.1, ozone=2.4, cs=1.6, thr=.34, csharp=.34, sun=False, cloud_col=(.93, .96, 1))
    viewcam((F('cx', -6.3), F('cy', -9.5), 2.3), (F('cx', -6.3) + 1.5, 0, 2), F('lens', 28), F('sy', .06))
    return dict(exposure=F('ev', .55), sat=.96, post=fog((.60, .66, .69), 40, 900, .85))


def solar_park():
    """Evening in a solar park: the low sun runs along the rows, somebody walks home."""
    grass = noisemat('grass', '#59663a', '#7d8450', .9, .95, .6, .15, 8, c3='#8f8a58'); land(-900, 900, -100, 2500, -.05, grass)
    row = pv_row('row', 30, 24)
    for j in range(5):
        for side in range(3): inst(row, (5.2 + j * 6.4, 14 + side * 37, 0), -pi / 2); inst(row, (-9.4 - j * 6.4, 14 + side * 37, 0), -pi / 2)
    row.location = GONE; C = join(container())
    for k in range(4): inst(C, (-4.6 - (k % 2) * 3.2, 58 + 9 * (k // 2), 0), pi / 2)
    C.location = GONE; sg = tuft('sg', 240, .30, 1.3, mat('sgm', '#7f8748', .8), .7, .008); tall = tuft('tall', 120, .8, .5, mat('tallm', '#a49a5c', .85), .6, .007)
    scatter(sg, 1500, lambda: (random.uniform(-16, 16), -9 + 60 * random.random() ** 1.7, -.05), (.5, 1.2)); scatter(tall, 260, lambda: (random.choice((-1, 1)) * random.uniform(2.6, 9), -8 + 60 * random.random() ** 1.5, -.05), (.5, 1.1))
    track = noisemat('track', '#6f6047', '#8b7a5b', 3, .95, .6, .03)
    for x in (-2.6, -1.1): bx('rut', x - .22, x + .22, -60, 300, -.2, -.035, track, .05, .01)
    figure(-1.9, 13.5, -.03, 92, '#38443c')
    leaf = leafmat('leaf', '#3d4a24', '#5a6a33'); bark = mat('bark', '#3a3129', .9); T = treemesh('tree', 8, 2.8, 30000, leaf, bark, .13)
    scatter(T, 60, lambda: (random.uniform(-190, 190), random.uniform(185, 230), -1), (.8, 1.6))
    sky(F('el', 4.5), F('rot', F('sr', -14)), F('sky', .20), clouds=.7, air=1., dust=1.6, ozone=1.6, cs=1., thr=.5, csharp=.26, size=1.6)
    viewcam((F('cx', -.4), F('cy', -9.5), 3.0), (F('cx', -.4) - .7, 0, 3), F('lens', 28), F('sy', .02))
    return dict(exposure=F('ev', .25), sat=1.1, post=fog((.92, .74, .52), 30, 700, .8))


def bakery():
    """Four in the morning: the ovens are on, the yard is still dark and wet."""
    road = wet(noisemat('asph', '#38383a', '#4c4b4a', 60, .85, .5, .006, 4, c3='#424142'), .54); brick = gridmat('brick', ('#7b4a38', '#8a5642'), '#5d544c', .24, .075, .008, .85, bump=True, axes=(0, 2)); trim = M('graphite')
    bx('yard', -40, 40, -30, 0, -.2, 0, road); warm = (1, .64, .34); inner = mat('inner', '#e9dcc6', .9); tile = gridmat('tile', ('#ece7dc', '#e6e0d4'), '#b7b0a4', .20, .20, .004, .2, axes=(0, 2))
    gate, win = (-3.1, .5, 0., 3.0), [(2.0, 3.5, 1.1, 2.7), (4.1, 5.6, 1.1, 2.7)]
    rect = lambda a, b, c, d: [(a, c), (b, c), (b, d), (a, d)]
    plate('front', [rect(-16, 16, 0, 5.4)] + [rect(*gate)] + [rect(*o) for o in win], .36, brick, (0, .36, 0), .004, '-Y', res=1); bx('coping', -16.1, 16.1, -.06, .5, 5.4, 5.52, trim, .01, .01); bx('base', -16, gate[0], -.02, .2, 0, .42, mat('baseb', '#4a4744', .8)); bx('base2', gate[1], 16, -.02, .2, 0, .42, mat('baseb'))
    plate('gf', [rect(gate[0] - .08, gate[1] + .08, 0, gate[3] + .10), rect(*gate)], .10, trim, (0, .02, 0), .004, '-Y', res=1)
    for k in range(4): bx('shutter', gate[0], gate[1], .10, .13, gate[3] - .12 - .1 * k, gate[3] - .03 - .1 * k, M('zinc'), .01, .008)
    for o in win:
        plate('wf', [rect(*o)] + [rect(o[0] + .05 + (o[1] - o[0]) / 2 * k, o[0] - .03 + (o[1] - o[0]) / 2 * (k + 1), o[2] + .05, o[3] - .05) for k in (0, 1)], .07, trim, (0, .26, 0), .004, '-Y', res=1); meshobj('gl', [(o[0], .22, o[2]), (o[1], .22, o[2]), (o[1], .22, o[3]), (o[0], .22, o[3])], [(0, 1, 2, 3)], glassmat())
    # The bakehouse: tiles, deck ovens with a glow, racks of trays with loaves, somebody between them.
    bx('bfl', -8, 8, .3, 7, -.05, .005, mat('bfl', '#8d8478', .35)); bx('bback', -8, 8, 6.0, 6.2, 0, 4, tile); bx('bceil', -8, 8, .36, 7, 3.6, 3.7, inner); bx('bl', -8.1, -8, .3, 7, 0, 4, inner); bx('br', 8, 8.1, .3, 7, 0, 4, inner)
    glow = mat('glow', '#ff8a3a', .5, emit='#ff8a3a', estr=5.); steel = M('steel')
    for k in range(3):
        x = -2.6 + k * 1.9; bx('oven', x - .85, x + .85, 4.7, 6.0, .15, 2.2, steel, .03, .01)
        for j in range(4): bx('deck', x - .72, x + .72, 4.66, 4.72, .42 + j * .42, .62 + j * .42, M('core'), .02, .005); bx('slot', x - .66, x + .66, 4.645, 4.665, .47 + j * .42, .56 + j * .42, glow, .01, .002)
    crust = noisemat('crust', '#9a5f2b', '#c98b46', 14, .7, .4, .01)
    for rx, ry in ((-1.9, 2.3), (-.2, 3.0), (2.9, 2.2), (4.9, 2.6)):
        for j in range(9):
            bx('tray', rx - .33, rx + .33, ry - .25, ry + .25, .25 + j * .18, .265 + j * .18, steel)
            for i in range(3): o = box('loaf', .17, .42, .09, crust, (rx - .21 + i * .21, ry, .265 + j * .18), .08, .04, res=3)
        for sx in (-.34, .34):
            for sy in (-.26, .26): bx('leg', rx + sx - .015, rx + sx + .015, ry + sy - .015, ry + sy + .015, .05, 1.95, steel)
    figure(-.95, 3.7, 0, 70, '#e8e4da')
    for x in (-5, -1.3, 2.6, 5.4): area('in', (x, 2.6, 3.5), (x, 2.6, 0), 1.4, 1.4, F('in', 95), warm)
    # The cabinet by the wall, a van that waits, crates; one lamp over the gate.
    for k in range(2): outdoor((-6.3 + k * 1.16, -.72, .0))
    bx('duct', -4.62, -4.45, -.5, -.02, 0, 3.1, M('zinc'), .01, .006)
    van('van', (5.4, -5.2, 0), math.radians(200)); bx('lampbox', -1.5, -1.1, -.30, 0, 3.42, 3.52, trim, .01, .01); spot('lamp', (-1.3, -.22, 3.4), (-1.3, -1.2, 0), F('lamp', 120), 120, 1, .05, (1, .80, .56)); spot('lamp2', (-5.7, -.3, 4.3), (-5.7, -1.0, 0), F('lamp2', 45), 110, 1, .05, (.86, .93, 1))
    for k in range(3):
        for j in range(2 + k % 2): bx('crate', 1.0 + k * .62, 1.56 + k * .62, -.62, -.18, j * .30, .27 + j * .30, mat('crate%d' % (k % 2), ('#b07c3e', '#3f5d50')[k % 2], .7), .02, .01)
    for k in range(10):   # town behind: roofs and a few windows
        x = -34 + k * 7.4 + random.uniform(-1, 1); z = random.uniform(7, 11); bx('house', x, x + 6.2, 22, 30, 0, z, mat('far%d' % (k % 3), ('#2a2c30', '#303033', '#26292e')[k % 3], .9))
        if k % 3 == 0: bx('lit', x + 2, x + 2.8, 21.95, 22, z - 2.6, z - 1.4, mat('lit', '#ffb566', .5, emit='#ffb566', estr=3.))
    world((.10, .17, .32), F('amb', .62)); viewcam((F('cx', -2.4), F('cy', -11.5), 1.6), (F('cx', -2.4) + .75, 0, 1.6), F('lens', 30), F('sy', .035))
    return dict(exposure=F('ev', .75), sat=1.05, bloom=.07, bounces=(7, 4, 3))


def cold_store():
    """A hot afternoon at the docks: the sun stands high, trailers are loaded, the machines run."""
    yard = noisemat('asph', '#5b5a58', '#72706c', 80, .85, .5, .006, 4, c3='#666461'); panel = gridmat('panel', ('#e3e3df', '#e7e7e3'), '#b4b6b3', 1.1, 60, .012, .4, bump=True, axes=(0, 2)); trim = mat('trim', '#2f5a7a', .5); steel = M('zinc'); dark = M('core')
    land(-300, 300, -120, 0, -.02, yard); X0, X1, H = -30, 34, 9.5; docks = [-19.5 + 6.5 * k for k in range(6)]
    rect = lambda a, b, c, d: [(a, c), (b, c), (b, d), (a, d)]
    plate('front', [rect(X0, X1, 0, H)] + [rect(x - 1.35, x + 1.35, 1.15, 4.15) for x in docks], .3, panel, (0, .3, 0), .004, '-Y', res=1); bx('band', X0 - .05, X1 + .05, -.05, .3, H - .9, H + .06, trim, .01, .008); bx('base', X0, X1, -.03, .2, 0, 1.05, mat('basec', '#8f8e8a', .85)); meshobj('roof', [(X0, .2, H - .5), (X1, .2, H - .5), (X1, 60, H - .5), (X0, 60, H - .5)], [(0, 1, 2, 3)], mat('roofc', '#c9c9c4', .8))
    for k, x in enumerate(docks):
        plate('seal', [rect(x - 1.75, x + 1.75, 1.0, 4.6), rect(x - 1.25, x + 1.25, 1.15, 4.05)], .45, mat('seal', '#16181a', .9), (0, -.02, 0), .03, '-Y', res=1); text(str(k + 1), .55, trim, (x, -.012, 5.35), '-Y', None, 'SemiBold')
        for s in (-.8, .8): bx('bumper', x + s - .12, x + s + .12, -.28, 0, .70, 1.15, dark, .02, .02)
        if k in (0, 2, 3, 5): continue
        bx('leaf', x - 1.35, x + 1.35, .10, .16, 1.15, 4.15, mat('leafd', '#d5d6d2', .45), .01, .01)
    white = mat('trailer', '#f0efea', .35, coat=.4); blue = mat('cab', '#274b66', .3, coat=.6)
    for x, y in ((docks[0], -.5), (docks[2], -.5), (docks[3], -.5), (docks[5], -.5)):
        g = group('trailer', (x, y, 0)); box('body', 2.5, 12.2, 2.75, white, (0, -6.3, 1.15), .05, .03, g, res=2); box('frame', 1.2, 11.6, .24, dark, (0, -6.3, .90), .02, .01, g); box('unit', 1.9, .5, 1.2, mat('unitm', '#d9dad6', .4), (0, -12.6, 2.4), .06, .04, g)
        for k in range(3):
            for s in (-1, 1): cyl('tyre', .50, .38, mat('tyre', '#101112', .8), (s * 1.0 - .19, -2.6 - k * 1.3, .50), .05, 'X', g)
        if x != docks[3]:
            box('tractor', 2.45, 2.2, 2.7, blue, (0, -14.6, .75), .18, .10, g, res=3); box('glass', 2.2, .10, .95, mat('vanglass', '#07090b', .05, coat=1.), (0, -15.69, 2.15), .08, .04, g)
            for s in (-1, 1): cyl('tyre', .50, .34, mat('tyre'), (s * 1.02 - .17, -14.9, .50), .05, 'X', g)
    for k in range(4): outdoor((22.4 + k * 1.16, -.95, .10))
    bx('slab', 21.2, 27.2, -1.7, -.2, -.05, .10, mat('slabc', '#a9a59d', .85)); bx('duct', 27.4, 27.6, -.3, 0, 0, 6.2, steel, .01, .006)
    for x in (23, 26, 29, 32):   # condensers on the roof
        bx('cond', x - 1.1, x + 1.1, 2.5, 4.6, H - .3, H + 1.5, mat('condm', '#bfc3c2', .5), .05, .02); cyl('fan', .7, .08, dark, (x, 3.5, H + 1.5), .02)
    for k in range(22): bx('line', -21 + k * 3.25 - .06, -21 + k * 3.25 + .06, -17, -.4, -.018, -.012, mat('paint', '#e6dfc6', .7), .002, .0004)
    figure(17.4, -5.2, 0, 205, '#2f4a5c', True); figure(18.3, -5.0, 0, 30, '#454a45', True)
    sky(F('el', 52), F('rot', F('sr', 200)), F('sky', .15), clouds=.35, air=1., dust=.5, ozone=1.2, cs=1.1, thr=.55, csharp=.2, size=.6)
    viewcam((F('cx', 30.5), F('cy', -17), 2.2), (F('cx', 30.5) - 13, 0, 2.2), F('lens', 30), F('sy', .06))
    return dict(exposure=F('ev', -.62), sat=1.06, post=fog((.78, .83, .88), 60, 900, .6))


def farmhouse():
    """A storm takes the grid away: the valley is dark, this house is not."""
    grass = noisemat('grass', '#2f3826', '#454c30', .9, .95, .6, .15, 8, c3='#3f4228'); plaster = noisemat('plaster', '#cfc7b8', '#dad2c3', 3, .9, .2, .004); roof = gridmat('tiles', ('#4d3a33', '#564139'), '#3a2c27', .28, .34, .02, .8, bump=True, axes=(0, 1)); warm = (1, .70, .40); trim = M('graphite')
    land(-900, 900, -60, 1600, -.05, grass); gravel = wet(noisemat('gravel', '#4a4640', '#6a655d', 30, .8, .7, .02, c3='#57534c'), .46); land(-3.2, 1.2, -40, 2, -.02, gravel); land(-12, 12, -3.2, .2, -.03, gravel)
    rect = lambda a, b, c, d: [(a, c), (b, c), (b, d), (a, d)]; X0, X1, E, R, D = -8, 8, 4.6, 8.6, 9
    holes = [rect(x, x + 1.1, z, z + 1.45) for x, z in ((-6.6, .9), (-4.2, .9), (2.2, .9), (4.9, .9), (-6.6, 3.0 - .2), (4.9, 2.8))] + [rect(-1.5, -.3, 0, 2.2)]
    plate('front', [rect(X0, X1, 0, E)] + holes, .40, plaster, (0, .4, 0), .01, '-Y', res=1); meshobj('gable', [(X1, 0, 0), (X1, D, 0), (X1, D, E), (X1, D / 2, R), (X1, 0, E)], [(0, 1, 2, 3, 4)], plaster)
    a = math.atan2(R - E, D / 2); L = D / 2 / math.cos(a) + .5
    for s in (1, -1): o = box('roof', X1 - X0 + .8, L, .14, roof, (0, 0, 0), .01, .01, res=1); o.location = (0, D / 2 - s * math.cos(a) * L / 2, R - math.sin(a) * L / 2 + .05); o.rotation_euler = (s * a, 0, 0)
    pan = pv_row('roofpv', 10, math.degrees(a), 2); pan.location = (.6, D / 2 - math.cos(a) * 4.5, R - math.sin(a) * 4.5 - .28)
    for k, o in enumerate(holes):
        plate('wf', [rect(*[o[0][0], o[1][0], o[0][1], o[2][1]])] + [rect(o[0][0] + .06, o[1][0] - .06, o[0][1] + .06, o[2][1] - .06)], .08, trim, (0, .26, 0), .004, '-Y', res=1)
        if k != 3: meshobj('pane', [(o[0][0], .24, o[0][1]), (o[1][0], .24, o[0][1]), (o[1][0], .24, o[2][1]), (o[0][0], .24, o[2][1])], [(0, 1, 2, 3)], glassmat())
        bx('still', o[0][0] - .08, o[1][0] + .08, -.06, .12, o[0][1] - .07, o[0][1], mat('sillm', '#8d887f', .8))
    for z in (2.55, 4.5): bx('floor', X0 + .3, X1 - .3, .4, 6, z, z + .08, mat('innerp', '#e9dcc4', .9))
    bx('back', X0 + .3, X1 - .3, 4.2, 4.3, 0, 4.6, mat('innerp'))
    for x, z in ((-5.2, 2.4), (3.8, 2.4), (-6, 4.3), (5.4, 4.3), (-.9, 2.3)): area('in', (x, 2.2, z), (x, 2.2, 0), 2.2, 1.6, F('in', 75), warm)
    for x in (-6.1, 5.2): figure(x, 1.9, 0, 90 if x < 0 else 250, '#3a4a42')
    bx('bench', 2.2, 4.0, -.62, -.22, .42, .48, mat('benchm', '#5f4a35', .8)); spot('door', (-.9, -.35, 2.75), (-.9, -1.2, 0), 60, 115, 1, .04, (1, .78, .52)); bx('lampd', -1.0, -.8, -.34, 0, 2.70, 2.80, trim)
    gr = tuft('gr', 260, .55, 1.0, mat('grm', '#6b6f45', .85), 1.25, .007); scatter(gr, 1500, lambda: (random.choice((random.uniform(-26, -3.4), random.uniform(1.4, 22))), -13 + 30 * random.random() ** 1.2 if random.random() < .7 else random.uniform(-13, -3.3), -.06), (.5, 1.1))
    leaf = leafmat('leaf', '#27301b', '#3c4726'); bark = mat('bark', '#2d2620', .9); T = treemesh('tree', 9, 3.2, 60000, leaf, bark, .11)
    for x, y, s in ((-15, 3, 1.2), (-21, 10, 1.4), (13.5, 5, 1.15), (19, 12, 1.5)): o = inst(T, (x, y, 0), random.random() * 6, s); o.rotation_euler.y = .10
    scatter(T, 70, lambda: (random.uniform(-160, 160), random.uniform(60, 130), -1.5), (.8, 1.5))
    for k in range(14):   # the village: no window is lit
        x = random.uniform(-120, 120); y = random.uniform(150, 260); bx('village', x, x + 11, y, y + 8, -1, random.uniform(4, 7), mat('villagem', '#23262a', .9))
    sky(F('el', 3), F('rot', F('sr', 70)), F('sky', .055), clouds=1., air=1.5, dust=.4, ozone=5., cs=.9, thr=.30, csharp=.45, sun=False, cloud_col=(.62, .68, .78))
    viewcam((F('cx', -5.2), F('cy', -15.5), 1.7), (F('cx', -5.2) + 4.2, 0, 1.7), F('lens', 30), F('sy', .09))
    storm = lambda m, d: rain(fog((.085, .105, .135), 18, 190, .95)(m, d), (.020, .023, .028))
    return dict(exposure=F('ev', 1.25), sat=1.0, bloom=.08, bounces=(7, 4, 3), post=storm)


settings = {'case-solar-base': solar_base, 'case-coast': coast, 'case-solar-park': solar_park, 'case-bakery': bakery,
            'case-cold-store': cold_store, 'case-farmhouse': farmhouse}[shot]()
render(shot + suf, spp=spp, curve='Filmic', look='Medium High Contrast', clampi=3., smooth_bg=False, rad=6, **{**dict(bloom=.03, bounces=(5, 3, 2)), **settings})
