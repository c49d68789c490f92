"""A carport, a roof, a garden: where people live, each with its own hour and weather.
blender -b --factory-startup -P streets.py -- <charger-rain|roof-morning|case-heat-pump-garden> [w= h= spp=]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from yard import *
reset(); random.seed(21)
rect = lambda a, b, c, d: [(a, c), (b, c), (b, d), (a, d)]


def body(path, m, bulge, hole=None, low=.26, high=1.0):
    """Side of a car as one skin along a path in plan [(point, outward normal)]: shoulder, waist, tucked sill; hole: (x, z, r) of the wheel arch. Returns how far it stands out at a height."""
    out = lambda z: bulge * (math.exp(-((z - .80) / .27) ** 2) + .30 * math.exp(-((z - .90) / .035) ** 2) - .45 * math.exp(-((z - .44) / .12) ** 2)) - 12 * max(0, z - .945) ** 2
    zs = [low + (high - low) * i / 110 for i in range(111)]; n = len(path); v = [tuple(Vector((p[0], p[1], z)) + Vector((q[0], q[1], 0)) * out(z)) for z in zs for p, q in path]
    f = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(110) for i in range(n - 1) if not hole or math.hypot(path[i][0][0] - hole[0], zs[j] - hole[1]) > hole[2]]
    meshobj('body', v, f, m, True); return out


def charger_rain():
    """Night rain under a carport: the plug sits in the car, the cable hangs wet, the house is warm behind."""
    paint = mat('carpaint', '#4a5956', .19, metal=.82, coat=1.); trim = mat('cartrim', '#101112', .55); glass = mat('carglass', '#040506', .03, coat=1.); warm = (1, .68, .38); dark = M('graphite')
    mat('led', '#0b5b4a', .4, emit='#00d494', estr=3.2); mat('rubber', '#101112', .28); mat('satin', '#15171a', .26)   # rubber that is wet
    paving = wet(gridmat('paving', ('#3c3b39', '#454442'), '#232221', .6, .3, .006, .5, bump=True), .60); land(-40, 40, -60, 60, 0, paving)
    R, xc = .30, .16; path = [((-2.6 + (xc + 2.6) * k / 150, .06 * ((xc - (-2.6 + (xc + 2.6) * k / 150)) / 2.6) ** 2), (0, -1)) for k in range(151)] + [((xc + R * math.sin(a), R - R * math.cos(a)), (math.sin(a), -math.cos(a))) for a in (k / 30 * pi / 2 for k in range(1, 31))] + [((xc + R, R + k * .1), (1, 0)) for k in range(1, 16)]
    wx, wz, wr = F('wx', -.72), .34, .385; out = body(path, paint, .040, (wx, wz, wr)); ys = lambda z: -out(z)
    tv = []; base = [(p, q) for p, q in path]; n = len(base)   # glass house, leaning in
    for k in range(13): z = .985 + .43 * k / 12; tv += [tuple(Vector((p[0], p[1], z)) - Vector((q[0], q[1], 0)) * (.018 + .26 * (k / 12) ** 1.25)) for p, q in base]
    meshobj('glasshouse', tv, [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(12) for i in range(n - 1)], glass, True); tube('chrome', [(p[0] - q[0] * .020, p[1] - q[1] * .020, 1.003) for p, q in base[::5]], [.007] * len(base[::5]), trim, None, 4)
    plate('arch', [circ(wr + .045, wx, wz, 72), circ(wr - .02, wx, wz, 72)], .05, trim, (0, .004, 0), .012, '-Y', res=2); cyl('well', wr + .03, .02, 'core', (wx, .20, wz), .002, '-Y', n=64); wheel(wx, .06, .335, None, -1, .21)
    px, pz = F('px', -.02), F('pz', .80); y0 = ys(pz)
    plate('seam', [rrect(.188, .188, .034, px, pz), rrect(.182, .182, .031, px, pz)], .01, 'black', (0, y0 + .006, 0), .0005, '-Y', res=0); plate('port', rrect(.180, .180, .030, px, pz), .006, mat('portm', '#17191b', .5), (0, y0 + .002, 0), .002, '-Y', res=1); plate('inlet', [circ(.047, px, pz, 64), circ(.037, px, pz, 64)], .016, 'satin', (0, y0, 0), .004, '-Y', res=2); cyl('hole', .037, .004, 'black', (px, y0 - .003, pz), .0004, '-Y')
    D = group('flap', (px - .098, y0 - .006, pz)); D.rotation_euler = (0, 0, math.radians(F('fl', -150))); plate('flapo', rrect(.178, .178, .030, -.089, 0), .010, paint, (0, .006, 0), .003, '-Y', D, res=3); plate('flapi', rrect(.165, .165, .026, -.089, 0), .006, mat('portm'), (0, -.003, 0), .002, '-Y', D, res=1); D.rotation_euler = (0, 0, math.radians(F('fl', -150)) + pi)
    plate('ringl', [circ(.0535, px, pz, 72), circ(.0500, px, pz, 72)], .004, mat('portl', '#0b5b4a', .4, emit='#00d494', estr=1.15), (0, y0 - .004, 0), .001, '-Y', res=1)
    G = group('plug', (px, y0 + .096, pz)); connector(G)
    wbx, wby, wbz = F('wbx', 1.46), F('wby', 1.30), F('wbz', 1.02); W_ = wallbox(docked=False); W_.location = (wbx, wby, wbz); box('stand', .26, .10, 1.36, dark, (wbx, wby + .052, 0), .03, .008)
    c0 = Vector((px, y0 - .047, pz - .158)); e = Vector((wbx + .070, wby - .046, wbz - .205))
    P = [tuple(c0), tuple(c0 + Vector((.006, .006, -.05))), tuple(c0 + Vector((.030, .02, -.12))), (.16, .06, .36), (.42, .30, .255), (.78, .68, .245), (1.12, 1.0, .33), (1.36, 1.17, .48), (e.x - .02, e.y + .0, e.z - .14), (e.x, e.y, e.z - .05), tuple(e)]; tube('cable', P, [.0088] * len(P), 'rubber', None, 8)
    # rear lamp: a thin bar round the corner; door seam; the carport's post and beams
    for m_, z0, z1, e_, i0 in ((mat('lampk', '#2a0505', .05, coat=1.), .838, .902, .0035, 150), (mat('lampr', '#8a100c', .2, emit='#c3160f', estr=F('lamp', .45)), .880, .887, .0045, 151)):
        v = [tuple(Vector((p[0], p[1], z)) + Vector((q[0], q[1], 0)) * (out(z) + e_)) for z in (z0, (z0 + z1) / 2, z1) for p, q in base[i0:]]; k = n - i0; meshobj('lamp', v, [(j * k + i, j * k + i + 1, (j + 1) * k + i + 1, (j + 1) * k + i) for j in (0, 1) for i in range(k - 1)], m_, True)
    seam = [Vector((-1.02, .055 * ((xc + 1.02) / 2.6) ** 2 - out(z) - .0005, z)) for z in (.74, .80, .86, .90, .94, .98)]; tube('door', [tuple(p) for p in seam], [.0028] * 6, 'black', None, 3)
    for x in (-1.9, 3.5): bx('post', x - .06, x + .06, 1.75, 1.87, 0, 2.6, dark)
    bx('roof', -3.2, 3.7, -2.4, 2.0, 2.58, 2.70, mat('croof', '#3a3a3a', .8)); bx('led1', -2.6, 2.2, -.52, -.48, 2.55, 2.575, mat('strip', '#ffffff', .5, emit='#ffe2bd', estr=F('st', 5)))
    area('ceil', (-.3, -.5, 2.54), (-.3, -.5, 0), 4.4, .12, F('ceil', 120), (1, .84, .64)).visible_glossy = False; area('wallb', (2.9, 3.3, 2.3), (.4, .2, .8), .5, .3, F('back', 36), warm)
    area('key', (-2.6, -3.4, 2.3), (px, 0, .7), 1.6, .5, F('key', 75), (1, .90, .78))
    # the house: plain render, a lit room behind a window, gutter; across the yard other windows, seen in the paint
    wall = noisemat('wall', '#8d8577', '#a0978a', 2, .9, .15, .004); win = (3.1, 4.75, .95, 2.15); plate('front', [rect(-6, 12, 0, 5), rect(*win)], .3, wall, (0, 4.5, 0), .004, '-Y', res=1); bx('sill', 3.0, 4.85, 4.06, 4.3, .90, .95, mat('sillm', '#6d6a64', .7))
    plate('wf', [rect(*win), rect(3.16, 3.90, 1.01, 2.09), rect(3.96, 4.69, 1.01, 2.09)], .06, dark, (0, 4.32, 0), .004, '-Y', res=1); bx('room', 1.4, 10, 6.6, 6.7, 0, 3.2, mat('room', '#e8c89a', .9)); bx('ceilr', 1.4, 10, 4.5, 6.7, 2.9, 3.2, mat('room')); bx('floor', 1.4, 10, 4.5, 6.7, -.1, .3, mat('roomf', '#7a5636', .8)); area('in', (4, 5.4, 2.7), (4, 5.6, 0), 1.6, 1.2, F('in', 130), warm)
    cyl('shade', .16, .2, mat('shade', '#f3e4c8', .6, emit='#ffcf95', estr=4.), (3.62, 5.3, 1.62), .03); bx('shelfr', 4.2, 4.6, 6.2, 6.5, .3, 2.0, mat('shelfr', '#6b4a30', .7)); curtain(3.12, 3.36, 4.62, .95, 2.15, mat('curtain', '#efe6d6', .9), 4, .03); plant(4.45, 4.75, .62, .55)
    for k in range(7): x = -1 + k * 2.6; z0, z1 = ((.4, 2.5), (1.0, 2.3), (.2, 2.6))[k % 3]; bx('lit', x, x + (1.7, .9, 1.3)[k % 3], -9.1, -9, z0, z1, mat('lit%d' % (k % 2), '#ffb566', .5, emit=('#ffb566', '#ffd6a0')[k % 2], estr=F('lit', 5.) * (1., .6)[k % 2]))
    bx('row', -20, 40, -11, -9.1, 0, 6.5, mat('rowm', '#15181c', .9)); drop = glassmat(); drop.node_tree.nodes['Fresnel'].inputs[0].default_value = 1.2; drop.node_tree.nodes['Transparent BSDF'].inputs[0].default_value = (1, 1, 1, 1)
    def on_body():
        while True:
            i = random.randint(60, n - 8); z = .46 + .52 * random.random() ** .8; p, q = base[i]
            if math.hypot(p[0] - wx, z - wz) > wr + .05 and not (abs(p[0] - px) < .11 and abs(z - pz) < .11): e_ = .01; s = (out(z + e_) - out(z - e_)) / (2 * e_); return Vector((p[0] + random.uniform(-.008, .008) * abs(q[1]), p[1], z)) + Vector((q[0], q[1], 0)) * out(z), Vector((q[0], q[1], -s)).normalized()
    drops(int(F('drops', 6000)), on_body, drop)
    world((.08, .13, .24), F('amb', 1.5)); viewcam((F('cx', -1.36), F('cy', -2.5), F('cz', .98)), (F('tx', .12), 0, 1), F('lens', 85), F('sy', -.095), 0, F('fstop', 5.6))
    bpy.context.scene.camera.data.dof.focus_distance = (Vector((px, y0 - .1, pz)) - bpy.context.scene.camera.location).length
    return dict(exposure=F('ev', 1.1), sat=1.02, bloom=.05, bounces=(7, 4, 4), clampi=4., post=lambda m, d: m + blur(rain(m * 0, (.042, .040, .038), .10, 3.2, (.03, .10)) * (.99 * (d > 4.2) * np.clip(np.arange(w) / w * 30 - 18.9, 0, 1))[..., None], .75))   # beyond the car alone: mirrors hand on the depth of what they show


def person(x, y, z, turn, pose, coat='#2a3136'):
    """Somebody at work, seen against the light: joints as points (forwards, sideways, up) from the ground between the feet."""
    g = group('person', (x, y, z)); g.rotation_euler = (0, 0, math.radians(turn)); cloth = mat('coat' + coat, coat, .9); dark = mat('trousers', '#23262a', .9); skin = mat('skinm', '#8a6a55', .7)
    hip, neck = Vector(pose['hip']), Vector(pose['neck']); up = (neck - hip).normalized()
    for s, k in ((-1, 'l'), (1, 'r')):
        foot, knee = Vector(pose['foot' + k]), Vector(pose['knee' + k]); side = Vector((0, s * .09, 0)); tube('leg', [tuple(foot + Vector((0, 0, .07))), tuple(foot.lerp(knee, .55)), tuple(knee), tuple(knee.lerp(hip + side, .5)), tuple(hip + side)], [.045, .062, .066, .082, .105], dark, g, 6); box('shoe', .27, .10, .09, dark, (foot.x + .06, foot.y, foot.z), .04, .03, g, res=2)
        sh = neck - up * .10 + Vector((0, s * .19, 0)); el, ha = Vector(pose['elbow' + k]), Vector(pose['hand' + k]); tube('arm', [tuple(sh), tuple(sh.lerp(el, .5)), tuple(el), tuple(el.lerp(ha, .6)), tuple(ha)], [.068, .058, .050, .042, .036], cloth, g, 6); tube('hand', [tuple(ha), tuple(ha + (ha - el).normalized() * .10)], [.040, .028], skin, g, 6)
    tube('torso', [tuple(hip - up * .06), tuple(hip.lerp(neck, .30)), tuple(hip.lerp(neck, .72)), tuple(neck - up * .04)], [.150, .158, .190, .085], cloth, g, 8); tube('belt', [tuple(hip + up * .02), tuple(hip + up * .08)], [.166, .166], 'black', g, 8); box('pouch', .10, .07, .20, 'black', (hip.x - .02, hip.y - .19, hip.z - .18), .02, .01, g)
    h0 = neck + up * .03; tube('neck', [tuple(neck - up * .14), tuple(neck - up * .02), tuple(neck + up * .14)], [.085, .066, .060], skin, g, 8); tube('head', [tuple(h0), tuple(h0 + up * .09 + Vector((.02, 0, 0))), tuple(h0 + up * .18 + Vector((.025, 0, 0))), tuple(h0 + up * .26 + Vector((.02, 0, 0)))], [.056, .088, .096, .05], skin, g, 8); tube('helmet', [tuple(h0 + up * .155 + Vector((.025, 0, 0))), tuple(h0 + up * .22 + Vector((.022, 0, 0))), tuple(h0 + up * .30 + Vector((.018, 0, 0)))], [.122, .112, .03], mat('helmet', '#e9e6df', .35, coat=.4), g, 8); o = cyl('brim', .135, .012, mat('helmet'), tuple(h0 + up * .15 + Vector((.05, 0, 0))), .004, 'Z', g)
    return g


def tiles(x0, x1, length, a, z, y, m, pitch=.30, row=.34):
    """Roof of interlocking clay tiles as one mesh: a rounded profile across, each course lying on the one below. Rises towards +Y from (y, z)."""
    prof = [(0, 0), (.10, .030), (.20, .044), (.32, .034), (.42, .008), (.52, -.004), (.75, -.008), (.94, -.006), (1, 0)]; v = []; f = []; n = int((x1 - x0) / pitch); rows = int(length / row); ca, sa = math.cos(a), math.sin(a)
    for j in range(rows):
        for lo in (0, 1):
            for i in range(n):
                jig = random.uniform(-.004, .004) if not lo else 0
                for px, ph in prof[:-1]: d = (j + (1.06 if lo else 0)) * row; hh = ph * 1.0 + (0 if lo else .026) + jig; v.append((x0 + (i + px) * pitch, y + d * ca - hh * sa, z + d * sa + hh * ca))
        w_ = n * (len(prof) - 1); b = len(v) - 2 * w_; f += [(b + i, b + i + 1, b + w_ + i + 1, b + w_ + i) for i in range(w_ - 1)]
        k = len(v); v += [(p[0], p[1] + sa * .03, p[2] - ca * .03) for p in v[b:b + w_]]; f += [(k + i, k + i + 1, b + i + 1, b + i) for i in range(w_ - 1)]
    return meshobj('tiles', v, f, m)


def town(x, y, wd, dp, eave, top, turn, wall, roof):
    """House seen from afar: walls, gable roof with eaves, chimney."""
    g = group('town', (x, y, 0)); g.rotation_euler = (0, 0, turn); a, b, o = wd / 2, dp / 2, .35; k = (top - eave) / b
    meshobj('walls', [(-a, -b, -6), (a, -b, -6), (a, b, -6), (-a, b, -6), (-a, -b, eave), (a, -b, eave), (a, b, eave), (-a, b, eave), (-a, 0, top), (a, 0, top)], [(0, 1, 5, 4), (2, 3, 7, 6), (1, 2, 6, 9, 5), (3, 0, 4, 8, 7)], wall).parent = g
    meshobj('roof', [(-a - o, -b - o, eave - o * k), (a + o, -b - o, eave - o * k), (a + o, 0, top + .06), (-a - o, 0, top + .06), (a + o, b + o, eave - o * k), (-a - o, b + o, eave - o * k)], [(0, 1, 2, 3), (3, 2, 4, 5)], roof).parent = g
    for i in range(-1, 2):
        for z in (1., 3.6 if eave > 3.4 else top - 1.9):
            for s in (-1, 1): q = s * (b + .02); meshobj('pane', [(i * a * .6 - .38, q, z), (i * a * .6 + .38, q, z), (i * a * .6 + .38, q, z + 1.2), (i * a * .6 - .38, q, z + 1.2)] if z < eave - 1 else [(s * (a + .02), i * 1.5 - .36, z - .3), (s * (a + .02), i * 1.5 + .36, z - .3), (s * (a + .02), i * 1.5 + .36, z + .8), (s * (a + .02), i * 1.5 - .36, z + .8)], [(0, 1, 2, 3)], mat('townpane', '#2a2f33', .3)).parent = g
    meshobj('chim', [(a * .4 + i * .7, .4 + j * .7, top - 1 + z * 2.) for z in (0, 1) for i, j in ((0, 0), (1, 0), (1, 1), (0, 1))], [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], wall).parent = g


def roof_morning():
    """Low sun over a tiled roof: two people carry a module to a field that is half laid, the town lies in haze."""
    az, el = F('rot', 11.3), F('el', 11.6); kw.setdefault('si', '1.1'); a = math.radians(32); ca, sa = math.cos(a), math.sin(a); E, L, X0, X1 = 5.2, 7.0, -2.7, 15; on = lambda x, d, up=0.: (x, d * ca - up * sa, E + d * sa + up * ca); zinc = M('zinc')
    clay = noisemat('clay', '#7a4433', '#96583f', 1.3, .52, .3, .004, 6, c3='#6a3f33', spec=.5); wall = noisemat('wall', '#cfc6b5', '#d9d0c0', 3, .9, .15, .004); tiles(X0, X1, L, a, E, 0, clay)
    tube('ridge', [on(X0 - .05, L, -.02), on(X1, L, -.02)], [.13] * 2, clay, None, 5)
    for k in range(44): tube('cap', [on(X0 + k * .40 - .02, L, .0), on(X0 + k * .40 + .06, L, .0)], [.145] * 2, clay, None, 5)
    for s in (0, 1): o = box('verge', .05, L + .1, .24, mat('verge', '#4a4743', .6), (0, 0, 0), .01, .006); o.location = on(X0 - .05, L / 2 + .03, -.14); o.rotation_euler = (a, 0, 0)
    tube('gutter', [(X0 - .15, -.09, E - .06), (X1, -.09, E - .06)], [.075] * 2, mat('gutter', '#7d7f7e', .4, metal=.8), None, 6); bx('facade', X0 + .25, X1, .35, .6, -1, E + .1, wall); meshobj('gable', [(X0 + .25, .4, 0), (X0 + .25, 12, 0), (X0 + .25, 12, E), (X0 + .25, L * ca, E + L * sa - .1), (X0 + .25, .4, E)], [(0, 1, 2, 3, 4)], wall); bx('soffit', X0, X1, -.02, .5, E - .06, E - .02, mat('soffit', '#8a8175', .8))
    bx('chimney', 8.2, 9.0, L * ca - .9, L * ca - .2, E + 2.6, E + L * sa + 1.25, wall, .02, .01); bx('chimcap', 8.1, 9.1, L * ca - 1.0, L * ca - .1, E + L * sa + 1.25, E + L * sa + 1.35, mat('verge'), .02, .01)
    pvm = gridmat('pvm', ('#0a1020', '#0b1226'), '#23304a', .19, .19, .0022, .20, .5, 1.); pw, ph = 1.14, 1.76; pan = plate('pv', rrect(pw - .02, ph - .02, .008), .035, M('satin'), (0, 0, 0), .003, 'Z'); plate('pvg', rrect(pw - .05, ph - .05, .004), .004, pvm, (0, 0, .034), .001, 'Z', pan)
    fx = F('fx', 1.9)
    for d in (1.25, 2.25, 3.1, 4.1): o = box('rail', 8.2, .042, .045, mat('alu', '#b9bcbe', .3, metal=1.), (0, 0, 0), .004, .002); o.location = on(fx + 3.4, d, .09); o.rotation_euler = (a, 0, 0)
    for k in range(14):
        o = box('hook', .05, .20, .012, zinc, (0, 0, 0), .003, .002); o.location = on(fx - .5 + (k % 7) * 1.3, 3.05 if k < 7 else 4.05, .075); o.rotation_euler = (a, 0, 0)
    for i in range(7):
        for j in range(2):
            if j and i < 4: continue
            o = inst(pan, on(fx + i * pw, 1.72 + j * ph, .135)); o.rotation_euler = (a, 0, 0)
    d = F('pd', 5.35); A = Vector(on(F('ax', .35), d, .035)); Bx = A.x + 2.86; pose = lambda s: dict(hip=(0, 0, .90), neck=(.07, 0, 1.44), footl=(-.20 * s, -.11, 0), kneel=(-.02, -.11, .47), footr=(.20 * s, .11, 0), kneer=(.22, .11, .47), elbowl=(.16, -.27, 1.10), handl=(.50, -.05, .86), elbowr=(.18, .26, 1.12), handr=(.50, .05, 1.16))
    person(A.x, A.y, A.z, 0, pose(1)); person(Bx, A.y, A.z, 180, pose(-1), '#3a3430'); o = inst(pan, (A.x + 1.43, A.y + .02, A.z + 1.02)); o.rotation_euler = (Matrix.Rotation(pi / 2 - .06, 3, 'X') @ Matrix.Rotation(pi / 2, 3, 'Z')).to_euler(); pan.location = GONE
    lx = F('lx', -.9)   # the ladder stands at the eaves, a tool bag and clamps lie on the tiles
    for s in (-.21, .21): tube('stile', [(lx + s, -1.55, 0), (lx + s, .32, E + 1.25)], [.030] * 2, mat('alu'), None, 4)
    for k in range(23): t = k / 23; tube('rung', [(lx - .21, -1.55 + 1.87 * t, (E + 1.25) * t), (lx + .21, -1.55 + 1.87 * t, (E + 1.25) * t)], [.016] * 2, mat('alu'), None, 4)
    o = box('bag', .42, .24, .26, mat('bag', '#2b2e31', .8), (0, 0, 0), .06, .04); o.location = on(fx - 1.3, 2.7, .05); o.rotation_euler = (a, 0, .2)
    walls = [mat('tw%d' % k, c, .9) for k, c in enumerate(('#cfc3ae', '#b9a890', '#d8d0c2', '#a99a88'))]; roofs = [mat('tr%d' % k, c, .75) for k, c in enumerate(('#7a4433', '#6a3c30', '#5a4740', '#84503b'))]; leaf = leafmat('leaf', '#34421f', '#56652f'); T = treemesh('tree', 9, 3.6, 40000, leaf, mat('bark', '#3a3129', .9), .22, .08); rnd = random.Random(4)
    for j in range(11):
        for i in range(13):
            x, y = -70 + i * 15 + rnd.uniform(-4, 4) - j * 5, 40 + j * 21 + rnd.uniform(-5, 5)
            if rnd.random() < .88: e = rnd.uniform(2.4, 4.4) + j * .12; town(x, y, rnd.uniform(8, 13), rnd.uniform(7, 9.5), e, e + rnd.uniform(2.6, 3.8), rnd.choice((0, pi / 2, .3, 1.3)), rnd.choice(walls), rnd.choice(roofs))
    cx, cy = F('chx', -11), 150.; meshobj('tower', [(cx + i * 2.6, cy + j * 2.6, z) for z in (0, 17) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))] + [(cx, cy, 29)], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 8), (5, 6, 8), (6, 7, 8), (7, 4, 8)], walls[1])
    scatter(T, 90, lambda: (random.uniform(-110, 90), random.uniform(30, 260), -2.5), (.6, 1.1)); ridge(800, 60, 4, mat('hill4', '#5d6b4c', .95), 330); ridge(1700, 150, 9, mat('hill9', '#5a6a5c', .95), 600); land(-900, 900, -50, 1500, -.1, mat('ground', '#4c5238', .95))
    sky(el, az, F('sky', .17), clouds=.4, air=1., dust=.6, ozone=2., cs=1.1, thr=.46, csharp=.28, size=1.3)
    viewcam((F('cx', -3.6), F('cy', -11), F('cz', 6.3)), (F('cx', -3.6) + F('yaw', 3.6), F('cy', -11) + 15, 6), F('lens', 42), F('sy', .07))
    return dict(exposure=F('ev', -.15), sat=1.05, post=mist((.62, .66, .74), (2.4, 1.62, .95), (az, el), F('thick', .003), 9., 120., air=F('air', 420), floor=.6, power=10, glow=.6, near=17))


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


settings = {'charger-rain': charger_rain, 'roof-morning': roof_morning, 'case-heat-pump-garden': heat_pump_garden}[shot]()
render(shot + suf, spp=spp, curve='Filmic', look='Medium High Contrast', smooth_bg=False, rad=6, **{**dict(bloom=.03, bounces=(5, 3, 2), clampi=3.), **settings})
