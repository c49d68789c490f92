"""Where news arrives and goods leave: a letterbox at a garden wall, a dealer's yard.
blender -b --factory-startup -P trade.py -- <letterbox|dealers-yard> [w= h= spp=]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from yard import *
from mathutils import noise
reset(); random.seed(33)


def rect(a, b, c, d): return [(a, c), (b, c), (b, d), (a, d)]


def mixed(nt, a, b, fac):
    """Colour between two, by a socket."""
    x = N(nt, 'ShaderNodeMixRGB'); x.inputs[1].default_value = lin(a); x.inputs[2].default_value = lin(b); nt.links.new(fac, x.inputs[0]); return x.outputs[0]


def stone(name, c1, c2, dry=.5, streak=(13, 13, 2.0), grain=1.):
    """Sandstone after rain: where the water ran it is darker and smooth. Each course of the mesh has its own tone by the colour attribute 'tone'."""
    m = noisemat(name, c1, c2, 9, .85, .55, .004, 8, c3=c1); nt = m.node_tree; b = nt.nodes['Principled BSDF']; L = nt.links.new; src = b.inputs['Base Color'].links[0].from_socket
    at = N(nt, 'ShaderNodeAttribute'); at.attribute_name = 'tone'; t = N(nt, 'ShaderNodeMixRGB', blend_type='MULTIPLY'); t.inputs[0].default_value = 1; L(src, t.inputs[1]); L(at.outputs['Color'], t.inputs[2])
    tc = N(nt, 'ShaderNodeTexCoord'); mp = N(nt, 'ShaderNodeMapping'); mp.inputs['Scale'].default_value = streak; L(tc.outputs['Object'], mp.inputs[0]); nz = N(nt, 'ShaderNodeTexNoise'); nz.inputs['Scale'].default_value = 1.; nz.inputs['Detail'].default_value = 7; nz.inputs['Roughness'].default_value = .62; L(mp.outputs[0], nz.inputs['Vector'])
    def ramp(lo, hi):
        mr = N(nt, 'ShaderNodeMapRange'); mr.interpolation_type = 'SMOOTHSTEP'; mr.inputs['From Min'].default_value = dry - .035; mr.inputs['From Max'].default_value = dry + .035; mr.inputs['To Min'].default_value = lo; mr.inputs['To Max'].default_value = hi; L(nz.outputs['Fac'], mr.inputs['Value']); return mr.outputs[0]
    hs = N(nt, 'ShaderNodeHueSaturation'); hs.inputs['Saturation'].default_value = 1.08
    gr = N(nt, 'ShaderNodeTexNoise'); gr.inputs['Scale'].default_value = 170; gr.inputs['Detail'].default_value = 3; L(tc.outputs['Object'], gr.inputs['Vector']); gm = N(nt, 'ShaderNodeMapRange'); gm.inputs['From Min'].default_value = .35; gm.inputs['From Max'].default_value = .65; gm.inputs['To Min'].default_value = 1 - .20 * grain; gm.inputs['To Max'].default_value = 1 + .16 * grain; L(gr.outputs['Fac'], gm.inputs['Value'])   # grain in the colour, or the denoiser takes it for noise
    g2 = N(nt, 'ShaderNodeMixRGB', blend_type='MULTIPLY'); g2.inputs[0].default_value = 1; L(t.outputs[0], g2.inputs[1]); L(gm.outputs[0], g2.inputs[2]); L(g2.outputs[0], hs.inputs['Color'])
    b2 = N(nt, 'ShaderNodeBump'); b2.inputs['Strength'].default_value = .5 * grain; b2.inputs['Distance'].default_value = .0012; L(gr.outputs['Fac'], b2.inputs['Height']); old = b.inputs['Normal'].links[0].from_socket; L(old, b2.inputs['Normal']); L(b2.outputs[0], b.inputs['Normal'])
    L(ramp(.55, 1.), hs.inputs['Value']); L(hs.outputs[0], b.inputs['Base Color']); L(ramp(.12, .80), b.inputs['Roughness']); b.inputs['Specular'].default_value = .5
    if not grain: old.node.inputs['Strength'].default_value = .18   # a film of water lies level
    return m


def hewn(name, blocks, m, rough=.022, cell=.012):
    """Blocks of one mesh, each (x0, x1, y, depth, z0, z1): a hewn face towards -Y between dressed edges, worn corners."""
    v = []; f = []; tone = []
    for x0, x1, y, dp, z0, z1 in blocks:
        nx, nz = max(6, int((x1 - x0) / cell)), max(6, int((z1 - z0) / cell)); b = len(v); s = random.random() * 90; q = random.uniform(.80, 1.12); c = (q, q * random.uniform(.96, 1.0), q * random.uniform(.90, 1.0), 1)
        for j in range(nz + 1):
            for i in range(nx + 1):
                x, z = x0 + (x1 - x0) * i / nx, z0 + (z1 - z0) * j / nz; e = min(x - x0, x1 - x, z - z0, z1 - z); k = min(1, e / .030); k = k * k * (3 - 2 * k)
                d = noise.fractal(Vector((x * 9 + s, z * 9, s)), 1., 2., 5) * .7 + .45; worn = .006 * max(0, 1 - e / .010) ** 2
                v.append((x + noise.noise(Vector((x * 30, z * 30, s))) * .0012, y - rough * max(-.1, d) * k + worn + noise.noise(Vector((x * 26, s, z * 26))) * .0012, z))
        row = nx + 1; f += [(b + j * row + i, b + j * row + i + 1, b + (j + 1) * row + i + 1, b + (j + 1) * row + i) for j in range(nz) for i in range(nx)]
        r = len(v); v += [(x, y + dp, z) for x, z in ((x0, z0), (x1, z0), (x1, z1), (x0, z1))]; low = [b + i for i in range(row)]; top = [b + nz * row + i for i in range(row)]; lf = [b + j * row for j in range(nz + 1)]; rt = [b + j * row + nx for j in range(nz + 1)]
        f += [tuple([r, r + 1] + low[::-1]), tuple([r + 2, r + 3] + top), tuple([r + 3, r] + lf), tuple([r + 1, r + 2] + rt[::-1])]; tone += [c] * (len(v) - b)
    o = meshobj(name, v, f, m, True); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(38); a = o.data.color_attributes.new('tone', 'FLOAT_COLOR', 'POINT'); a.data.foreach_set('color', [q for c in tone for q in c]); return o


def courses(x0, x1, y, dp, z0, heights, long=(.24, .52), joint=.009):
    """Blocks in courses of different height, joints never above each other."""
    out = []; z = z0; cuts = []
    for hh in heights:
        x = x0; mine = []
        while x < x1 - 1e-6:
            n = random.uniform(*long)
            while any(abs(x + n - c) < .06 for c in cuts) and n < long[1]: n += .03
            e = x1 if x1 - x - n < long[0] * .7 else x + n; out.append((x + joint / 2, e - joint / 2, y + random.uniform(-.002, .002), dp, z + joint / 2, z + hh - joint / 2)); mine.append(e); x = e
        cuts = mine; z += hh
    return out


def leaves(name, count, place, m, size=.05, wide=.30, out=(0, -1, .35)):
    """A hedge's skin: folded leaves that hang out of it, as one mesh; place() gives a point."""
    v = []; f = []; o = Vector(out)
    for _ in range(count):
        p = Vector(place()); t = (o + Vector((random.gauss(0, .7), random.gauss(0, .5), random.gauss(-.25, .55)))).normalized(); u = t.cross(Vector((random.gauss(0, .5), random.gauss(0, .5), 1))).normalized(); n = u.cross(t); s = size * random.uniform(.55, 1.15); b = len(v); bend = random.uniform(.1, .5)
        for k, ww in ((0, .08), (.25, .8), (.55, 1.), (.82, .55), (1, .03)): c = p + t * s * k - n * s * bend * k * k * .5; v += [tuple(c + u * s * wide * ww + n * s * .10 * ww), tuple(c), tuple(c - u * s * wide * ww + n * s * .10 * ww)]
        for k in range(4): a = b + 3 * k; f += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    return meshobj(name, v, f, m, True)


def newspaper(x0, x1, y, z, r=.034):
    """A rolled paper along X: the sheet's spiral shows at its end, the columns of print on its skin are grey strips."""
    turns, n = 7.6, 46; steps = int(turns * n); v = []; f = []; at = lambda i: (r * (.22 + .78 * i / steps) + .0009 * math.sin(i * .31), 2 * pi * i / n)
    for i in range(steps + 1):
        q, a = at(i); e = random.uniform(-.0006, .0006) + .006 * math.sin(a * .5) * (1 - i / steps)
        v += [(x, y + q * math.cos(a) * 1.04, z + q * math.sin(a) * .96) for x in (x0 + e, x1 + e)]
    f = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)]; o = meshobj('paper', v, f, mat('paper', '#7d776b', .9), True); s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = .0005; s.offset = 1
    v = []; f = []; last = at(steps)[1]
    for k in range(40):
        a = last - .30 - k * .098
        for c in range(3):
            xa = x0 + .016 + c * .062; xb = xa + .052 * (random.uniform(.4, .8) if random.random() < .12 else 1)
            if (c == 1 and 6 < k < 20) or (k in (0, 1, 2) and c == 2): continue
            q = r * (.22 + .78 * (a / last)) + .0016; b = len(v); da = .016; v += [(x, y + q * math.cos(a + d) * 1.04, z + q * math.sin(a + d) * .96) for d in (-da, da) for x in (xa, xb)]; f.append((b, b + 1, b + 3, b + 2))
    for k in range(13):   # a picture in the second column
        a = last - .30 - 6.6 * .098 - k * .098; q = r * (.22 + .78 * (a / last)) + .0015; b = len(v); v += [(x, y + q * math.cos(a - d) * 1.04, z + q * math.sin(a - d) * .96) for d in (0, .1) for x in (x0 + .078, x0 + .130)]; f.append((b, b + 1, b + 3, b + 2))
    meshobj('print', v, f, mat('printm', '#45433f', .9)); return o


def spoked(x, y, z, r, lean, frame):
    """Front wheel of a town bicycle, its plane along X: tyre, rim, crossed spokes, hub, mudguard with its stay, fork."""
    g = group('wheel', (x, y, 0)); g.rotation_euler = (lean, 0, 0); rub = M('rubber'); alu = mat('rimm', '#b5b8ba', .24, metal=1.); chrome = mat('spoke', '#b9bcbe', .38, metal=1.)
    def ring(R, ry, rz, m, n=120, k=14): v = [((R + rz * math.cos(2 * pi * j / k)) * math.cos(2 * pi * i / n), ry * math.sin(2 * pi * j / k), z + (R + rz * math.cos(2 * pi * j / k)) * math.sin(2 * pi * i / n)) for i in range(n) for j in range(k)]; meshobj('ring', v, [(i * k + j, (i + 1) % n * k + j, (i + 1) % n * k + (j + 1) % k, i * k + (j + 1) % k) for i in range(n) for j in range(k)], m, True).parent = g
    ring(r, .019, .018, rub); ring(r - .024, .0115, .011, alu); ring(r, .0196, .0052, mat('reflex', '#c9c7bf', .35))
    cyl('hub', .018, .075, alu, (0, .0375, z), .005, '-Y', g); cyl('axle', .006, .115, chrome, (0, .0575, z), .002, '-Y', g)
    for s in (-1, 1):
        cyl('flange', .027, .004, alu, (0, s * .030 + .002, z), .001, '-Y', g)
        for k in range(16): a = k * pi / 8 + (s > 0) * pi / 16; c = a + (1.25 if k % 2 else -1.25); tube('sp', [(.024 * math.cos(c), s * .030, z + .024 * math.sin(c)), ((r - .030) * math.cos(a), s * .003, z + (r - .030) * math.sin(a))], [.0012] * 2, chrome, g, 2, False)
    v = []; n = 60; prof = [(-.030, -.010), (-.026, .004), (-.014, .013), (0, .016), (.014, .013), (.026, .004), (.030, -.010)]
    for i in range(n + 1): a = math.radians(62 + 150 * i / n); v += [((r + .034 + pz) * math.cos(a), py, z + (r + .034 + pz) * math.sin(a)) for py, pz in prof]
    o = meshobj('guard', v, [(i * 7 + j, i * 7 + j + 1, (i + 1) * 7 + j + 1, (i + 1) * 7 + j) for i in range(n) for j in range(6)], frame, True); o.parent = g; q = o.modifiers.new('s', 'SOLIDIFY'); q.thickness = .0016
    a = math.radians(205)
    for s in (-1, 1):
        tube('stay', [(0, s * .050, z), ((r + .02) * math.cos(a), s * .034, z + (r + .02) * math.sin(a))], [.0022] * 2, chrome, g, 3); tube('fork', [(-.0, s * .052, z), (.050, s * .050, z + .14), (.135, s * .040, z + .37), (.155, s * .020, z + .42)], [.0085, .011, .0135, .014], frame, g, 6)
    tube('crown', [(.150, -.030, z + .405), (.153, 0, z + .425), (.150, .030, z + .405)], [.016] * 3, frame, g, 8); tube('head', [(.155, 0, z + .42), (.215, 0, z + .60)], [.020] * 2, frame, g, 8); tube('down', [(.172, 0, z + .46), (.75, 0, z - .05)], [.019] * 2, frame, g, 8)
    return g


def softly(post, far, sigma):
    """What lies beyond `far` is out of focus: smoothing it there takes the grain of its bokeh and nothing else."""
    def go(m, d):
        m = post(m, d); s = w / 1600; g = ((d > far) | (d <= 0)).astype(np.float32); k = np.clip(blur(g, 3.5 * s) * 2 - 1, 0, 1)   # edges of what is near keep their own softness
        soft = blur(m * k[..., None], sigma * s) / np.maximum(blur(k, sigma * s), 1e-3)[..., None]; return m * (1 - k[..., None]) + soft * k[..., None]
    return go


def letterbox():
    """First sun after rain on a garden wall: the paper is in its tube, the coping shines, a bicycle leans there."""
    az, el = F('rot', -112), F('el', 9); kw.setdefault('si', '1.0'); green = mat('enamel', '#0b2a21', .26, coat=.8); dark = M('graphite'); stm = stone('stone', '#81796d', '#a59b8b', F('dry', .43)); cap = stone('cap', '#6f6a62', '#8a8378', F('cdry', .60), (2.2, 2.2, 2.2), 0.); mortar = noisemat('mortar', '#77705f', '#8f8877', 60, .95, .4, .002, 4)
    P0, P1, PY, PT, WT = -.37, .27, -.10, 1.26, .80   # the pier's sides, face and top, the wall's top
    hewn('pier', courses(P0, P1, PY, .56, .06, (.24, .19, .22, .18, .21, .16), (.26, .46)), stm); hewn('wall', courses(P1 + .002, 2.4, 0, .36, .02, (.22, .17, .21, .18), (.22, .50)), stm); bx('mp', P0 + .012, P1 - .012, PY + .012, .44, 0, PT - .004, mortar); bx('mw', P1, 2.4, .012, .34, 0, WT - .004, mortar)
    for x0, x1, y0, y1, z, hh in ((P0 - .055, P1 + .055, PY - .055, .50, PT, .075), (P1 + .003, 1.145, -.055, .41, WT, .062), (1.152, 2.4, -.055, .41, WT, .062)):
        o = bx('cope', x0, x1, y0, y1, z, z + hh, cap, .012, .009); o.data.color_attributes.new('tone', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', [1.] * (4 * len(o.data.vertices)))
    # The box: body, slanting lid with a lip, lock, an empty name plate, below it the tube for the paper.
    bx0, bw, bd, bz, bh = F('bx', .06), .37, .125, .815, .305; yb = PY - .030; yf = yb - bd
    plate('box', rrect(bw, bd, .014, bx0, yb - bd / 2), bh, green, (0, 0, bz), .005, 'Z', res=3); plate('back', rrect(bw - .10, bh - .06, .01, bx0, bz + bh / 2), .034, dark, (0, yb + .034, 0), .003, '-Y', res=1)
    side = [(yb + .006, bz + bh + .050), (yf - .022, bz + bh + .004), (yf - .022, bz + bh - .014), (yf - .016, bz + bh - .014), (yf - .016, bz + bh - .001), (yb + .006, bz + bh + .034)]
    plate('lid', side, bw + .030, green, (bx0 - bw / 2 - .015, 0, 0), .0022, 'X', res=2); plate('cheek', [(yb, bz + bh - .01), (yf + .004, bz + bh - .01), (yf + .004, bz + bh + .004), (yb, bz + bh + .036)], bw - .006, green, (bx0 - bw / 2 + .003, 0, 0), .001, 'X', res=1)
    plate('door', [rrect(bw - .030, .196, .010, bx0, bz + .113), rrect(bw - .034, .192, .008, bx0, bz + .113)], .004, 'black', (0, yf + .003, 0), .0004, '-Y', res=0); plate('doorf', rrect(bw - .036, .190, .009, bx0, bz + .113), .003, green, (0, yf + .001, 0), .0012, '-Y', res=2); plate('slot', rrect(bw - .05, .034, .006, bx0, bz + bh - .052), .002, 'black', (0, yf + .001, 0), .0004, '-Y', res=0); o = plate('slotf', rrect(bw - .056, .036, .005, bx0, 0), .003, green, (0, yf - .002, bz + bh - .050), .001, '-Y', res=1); o.rotation_euler = (math.radians(-7), 0, 0)
    cyl('lock', .0115, .005, 'steel', (bx0 + bw / 2 - .052, yf - .002, bz + .165), .0015, '-Y'); plate('key', rrect(.0022, .009, .0008), .002, 'black', (bx0 + bw / 2 - .052, yf - .0062, bz + .165), .0002, '-Y', res=0)
    plate('frame', [rrect(.098, .032, .004, bx0 - .095, bz + .165), rrect(.088, .022, .002, bx0 - .095, bz + .165)], .004, 'steel', (0, yf - .002, 0), .0012, '-Y', res=1); plate('card', rrect(.090, .024, .001, bx0 - .095, bz + .165), .001, mat('cardm', '#8f897d', .8), (0, yf - .002, 0), .0002, '-Y', res=0)
    tz, ty, tr = bz - .078, yb - .066, .056; tx0, tx1 = bx0 - bw / 2 + .02, bx0 + bw / 2 - .02; tb = cyl('tube', tr, tx1 - tx0, green, (tx0, ty, tz), .0016, 'X', n=72, hole=tr - .004)
    for x in (tx0 + .05, tx1 - .05): plate('strap', rrect(.030, .075, .004, x, bz - .040), .004, dark, (0, yb + .010, 0), .001, '-Y', res=1); bx('lug', x - .015, x + .015, ty - .01, yb + .01, bz - .024, bz - .001, dark, .003, .001)
    newspaper(tx0 - .125, tx1 - .05, ty - .004, tz - tr + .042, .036)
    # The bicycle, and what the rain brought down.
    spoked(F('whx', 1.27), F('why', -.135), .355, .318, math.radians(-9), mat('frame', '#26343a', .25, coat=1.))
    lf = leafmat('fallen', '#8d5a1e', '#b9822c', .2)
    for x, y, z, t in ((.62, .10, WT + .066, .4), (.86, .02, WT + .066, 2.2), (-.16, .02, PT + .079, 1.2)):
        o = leaves('fallen', 1, lambda: (0, 0, 0), lf, .075, .34, (0, -1, 0)); o.rotation_euler = (0, 0, t); o.location = (x, y, z + .012)
    # A hornbeam hedge that the sun shines into, behind it a garden and a house in soft focus.
    lm = [leafmat('leaf%d' % k, a, b, .45) for k, (a, b) in enumerate((('#3c5220', '#5d7a2c'), ('#2f4420', '#4a6328'), ('#7a7a2c', '#a58f34')))]; top = lambda x: 1.34 + .05 * math.sin(x * 3.1) + .03 * math.sin(x * 7.7 + 1)
    def skin(): x = random.uniform(-1.7, 2.8); z = random.uniform(.55, top(x)); return x, .95 + .10 * noise.noise(Vector((x * 2.2, z * 2.2, 3))) + abs(random.gauss(0, .07)), z + random.gauss(0, .015)
    def crown(): x = random.uniform(-1.7, 2.8); return x, random.uniform(.9, 1.75), top(x) + random.gauss(0, .035)
    for k, n in ((0, 5200), (1, 5200), (2, 500)): leaves('hedge', n, skin, lm[k], .060); leaves('hedget', int(n * .55), crown, lm[k], .055, .30, (0, -.3, 1))
    bx('core', -2, 3, 1.10, 1.7, 0, 1.31, mat('corem', '#161c0e', .95))
    for k in range(60): x = random.uniform(-1.6, 2.7); tube('twig', [(x, 1.1, top(x) - .1), (x + random.uniform(-.03, .03), 1.05, top(x) + .05), (x + random.uniform(-.06, .06), 1.0, top(x) + random.uniform(.06, .17))], [.003, .0022, .001], mat('twigm', '#4a3d2c', .8), None, 1)
    bx('wood', -20, 70, 70, 72, 0, 4.2, mat('woodm', '#6f7a4c', .95)); land(-200, 200, -60, 400, 0, noisemat('ground', '#5d6142', '#77774f', .8, .9, .3, .02)); land(-20, 20, -12, -.0, .004, mat('path', '#7d766a', .5))
    sky(el, az, F('sky', .17), clouds=.5, air=1., dust=.8, ozone=2., cs=1.2, thr=.46, csharp=.26, size=1.2)
    viewcam((F('cx', -.95), F('cy', -3.35), F('cz', 1.17)), (F('tx', .34), PY - .1, 1.17), F('lens', 78), F('sy', -.085), 0, F('fs', 2.0))
    return dict(exposure=F('ev', -.22), sat=1.04, bloom=.03, bounces=(6, 3, 4), clampi=3., post=softly(mist((.42, .44, .42), (1.5, 1.1, .7), (az, el), .0012, 6., 60., air=F('air', 260), floor=.6, power=7, glow=.5, near=6), 9, 6))


def load(name, cols, rows, high, cw, cd_, ch, m, strap):
    """Strapped cartons on a wooden pallet, as one mesh standing on its origin: taped lids, edge protectors, one layer turned."""
    g = group(name); wood = mat('palletw', '#8a6a44', .8)
    for y in (-.36, 0, .36): bx('skid', -.6, .6, y - .05, y + .05, 0, .022, wood, .002, .002).parent = g
    for x in (-.53, 0, .53):
        for y in (-.36, 0, .36): bx('block', x - .07, x + .07, y - .05, y + .05, .022, .10, wood, .004, .003).parent = g
    for k in range(7): y = -.36 + k * .12; bx('board', -.6, .6, y - .045, y + .045, .10, .122, wood, .002, .002).parent = g
    tape = mat('tape', '#a98a5c', .3, coat=.5)
    for k in range(high):
        for i in range(cols):
            for j in range(rows):
                x, y, z = (i - (cols - 1) / 2) * cw + random.uniform(-.007, .007), (j - (rows - 1) / 2) * cd_ + random.uniform(-.007, .007), .122 + k * ch
                o = bx('carton', -cw / 2 + .003, cw / 2 - .003, -cd_ / 2 + .003, cd_ / 2 - .003, 0, ch - .003, m, .010, .008); o.location = (x, y, z); o.rotation_euler = (0, 0, random.uniform(-.011, .011)); o.parent = g
                bx('tape', x - cw / 2 + .002, x + cw / 2 - .002, y - .03, y + .03, z + ch - .004, z + ch - .0015, tape, .001, .0005).parent = g
                for s in (-1, 1): bx('lap', x + s * (cw / 2 - .0035) - .001, x + s * (cw / 2 - .0035) + .001, y - .03, y + .03, z + ch - .07, z + ch - .002, tape, .0004, .0002).parent = g
                if (i + j + k) % 3 == 0: plate('label', rrect(.10, .07, .003, x + cw * .22, z + ch * .45), .001, 'uidim2', (0, y - cd_ / 2 + .002, 0), .0002, '-Y', g, res=0)
    wx, wy, wz = cols * cw / 2, rows * cd_ / 2, .122 + high * ch
    for x in (-wx * .52, wx * .52) if high else (): bx('strap', x - .009, x + .009, -wy - .010, wy + .010, .10, wz + .004, strap, .001, .0008).parent = g
    for y in (-wy * .5, wy * .5) if high else (): bx('strapx', -wx - .010, wx + .010, y - .009, y + .009, .10, wz + .004, strap, .001, .0008).parent = g
    for sx in (-1, 1) if high else ():
        for sy in (-1, 1): bx('edge', sx * wx - .022, sx * wx + .022, sy * wy - .022, sy * wy + .022, .122, wz - .01, mat('edgep', '#b7a684', .8), .02, .002).parent = g
    o = join(g); o.data.transform(o.matrix_world); o.matrix_world = Matrix.Identity(4); return o


def forklift(loc, turn, paint, carry=None, lift=.22):
    """Counterbalanced truck, forks towards +X, 2.3 x 1.1 x 2.1 m: counterweight, guard over the seat, mast with chains, carriage, two lamps."""
    g = group('fork', loc); g.rotation_euler = (0, 0, turn); dk = mat('fkd', '#1b1e1f', .45); blk = M('core'); steel = mat('fks', '#5d6264', .35, metal=1.); wd = 1.06; face = lambda P, y, t, m, bev=.02, name='part': plate(name, P, t, m, (0, y + t / 2, 0), bev, '-Y', g, res=4)
    face([(-1.12, .20), (-1.16, .42), (-1.12, .98), (-1.02, 1.06), (-.62, 1.06), (-.56, 1.0), (-.56, .62), (-.60, .20)], 0, wd, paint, .07, 'weight')
    face([(-.60, .22), (-.60, .66), (-.58, .92), (-.20, .92), (-.12, .82), (-.06, .50), (.40, .48), (.56, .62), (.62, .96), (.74, .98), (.78, .42), (.70, .26), (.46, .22)], 0, wd - .08, dk, .035, 'chassis')
    face([(-.60, .90), (-.58, .97), (-.10, .97), (-.08, .90)], 0, .84, paint, .03, 'hood'); face([(-.52, .97), (-.52, 1.07), (-.10, 1.05), (-.08, .97)], 0, .50, blk, .04, 'seat'); face([(-.56, 1.02), (-.64, 1.50), (-.56, 1.54), (-.46, 1.06)], 0, .46, blk, .04, 'rest')
    for k in range(5): bx('grille', -1.172, -1.14, -.26, .26, .60 + k * .055, .625 + k * .055, blk, .004, .003).parent = g
    for s in (-1, 1):
        y = s * (wd / 2 - .075); R = lambda P, r=.030: tube('guard', P, [r] * len(P), dk, g, 6)
        R([(.66, y, .96), (.60, y, 1.30), (.38, y * .96, 1.98), (.30, y * .95, 2.06)]); R([(-.98, y, 1.02), (-.96, y, 1.60), (-.86, y * .97, 2.02), (-.80, y * .96, 2.06)]); R([(.30, y * .95, 2.06), (-.80, y * .96, 2.06)])
        bx('lampb', .60, .68, y * .86 - .075, y * .86 + .075, 1.66, 1.80, dk, .01, .01).parent = g; o = cyl('lamp', .056, .012, lit('fklamp', '#fff1d6', 7.), (.679, y * .86, 1.73), .004, 'X', g, n=28)
        bx('rear', -1.15, -1.125, s * .40 - .06, s * .40 + .06, .86, .94, mat('fkrear', '#6a0f0b', .2, coat=1., emit='#c3160f', estr=.5), .01, .005).parent = g
        cyl('wheel', .33, .22, 'rubber', (.44, s * (wd / 2 - .08) + .11, .33), .04, '-Y', g, n=56); cyl('rim', .17, .232, paint, (.44, s * (wd / 2 - .08) + .116, .33), .012, '-Y', g, n=40); cyl('hubc', .07, .25, dk, (.44, s * (wd / 2 - .08) + .125, .33), .01, '-Y', g); cyl('rwheel', .25, .18, 'rubber', (-.78, s * (wd / 2 - .13) + .09, .25), .035, '-Y', g, n=48); cyl('rrim', .13, .19, paint, (-.78, s * (wd / 2 - .13) + .095, .25), .01, '-Y', g)
        for k in range(5): a = k * 1.2566; cyl('nut', .014, .256, steel, (.44 + .11 * math.cos(a), s * (wd / 2 - .08) + .128, .33 + .11 * math.sin(a)), .003, '-Y', g, n=6)
        bx('mast', .80, .90, s * .30 - .035, s * .30 + .035, .08, 2.12, dk, .01, .006).parent = g; bx('mast2', .82, .89, s * .235 - .025, s * .235 + .025, .10, 2.08, steel, .01, .004).parent = g; tube('cyl', [(.79, s * .19, .14), (.79, s * .19, 1.72)], [.032] * 2, steel, g, 6); tube('chain', [(.875, s * .11, .4), (.875, s * .11, 2.0)], [.014] * 2, blk, g, 3)
        F_ = [(.93, lift), (.93, lift + .58), (.965, lift + .58), (.965, lift + .05), (1.02, lift + .034), (2.05, lift + .012), (2.05, lift)]; plate('tine', F_, .11, steel, (0, s * .28 + .055, 0), .004, '-Y', g, res=2)
    for z in (2.03, 1.30, .52): bx('tie', .81, .87, -.32, .32, z, z + .07, dk, .01, .006).parent = g
    for z in (lift + .06, lift + .46): bx('carr', .905, .945, -.46, .46, z, z + .085, dk, .008, .005).parent = g
    for y in (-.40, -.2, 0, .2, .40): bx('rest', .91, .935, y - .012, y + .012, lift + .5, lift + 1.15, dk, .006, .004).parent = g
    bx('restt', .91, .935, -.44, .44, lift + 1.13, lift + 1.165, dk, .006, .004).parent = g
    for k in range(9): x = -.74 + k * .125; tube('bar', [(x, -.42, 2.065), (x, .42, 2.065)], [.011] * 2, dk, g, 3)
    tube('column', [(.46, 0, .55), (.30, 0, 1.12)], [.03] * 2, dk, g, 5); v = []
    for i in range(36):
        for j in range(8): A, B = 2 * pi * i / 36, 2 * pi * j / 8; q = .165 + .014 * math.cos(B); v.append((.28 + q * math.cos(A) * .93 + .014 * math.sin(B) * .35, q * math.sin(A), 1.14 + q * math.cos(A) * .36 + .014 * math.sin(B)))
    meshobj('steer', v, [(i * 8 + j, (i + 1) % 36 * 8 + j, (i + 1) % 36 * 8 + (j + 1) % 8, i * 8 + (j + 1) % 8) for i in range(36) for j in range(8)], blk, True).parent = g; cyl('beacon', .045, .08, mat('beacon', '#c9761c', .2, coat=1., emit='#ff9a2e', estr=1.2), (-.70, .0, 2.08), .02, 'Z', g)
    if carry: o = inst(carry, (0, 0, 0)); o.parent = g; o.location = (1.50, 0, lift - .015); o.rotation_euler = (0, 0, pi / 2)
    return g


def dusk(low, mid, high, strength):
    """Clear sky after sunset: from the horizon's glow to the night above."""
    wd = bpy.data.worlds.new('dusk'); bpy.context.scene.world = wd; wd.use_nodes = True; nt = wd.node_tree; bg = nt.nodes['Background']; tc = N(nt, 'ShaderNodeTexCoord'); sp = N(nt, 'ShaderNodeSeparateXYZ'); cr = N(nt, 'ShaderNodeValToRGB'); e = cr.color_ramp.elements; e.new(.2); e.new(.07)
    for q, (t, c) in zip(sorted(e, key=lambda q: q.position), ((0, low), (.06, low), (.20, mid), (.75, high))): q.position = t; q.color = lin(c)
    nt.links.new(tc.outputs['Generated'], sp.inputs[0]); nt.links.new(sp.outputs['Z'], cr.inputs[0]); nt.links.new(cr.outputs[0], bg.inputs[0]); bg.inputs[1].default_value = strength; wd.cycles.sampling_method = 'NONE'


def dealers_yard():
    """Blue hour in a wholesaler's yard: the hall is lit and full, the truck brings the last pallets out over wet tarmac."""
    warm = (1, .73, .45); dark = M('graphite'); tarmac = asphalt(); wet(tarmac, F('wet', .57)); nt = tarmac.node_tree; [setattr(n.inputs['To Max'], 'default_value', .26) for n in nt.nodes if n.type == 'MAP_RANGE' and abs(n.inputs['To Max'].default_value - .62) < .01]
    land(-120, 120, -40, 11.99, 0, tarmac); land(7.45, 900, 11.99, 1200, -.02, mat('field', '#1b1f18', .9)); ridge(330, 26, 4, mat('hill', '#1a2030', .95), 90); mat('vest', '#d9e24a', .8, emit='#c9d63a', estr=.10); mat('rubber', '#101112', .5)
    for x in (-5.2, 5.2): bx('bay', x - .06, x + .06, -4, 10.6, -.01, .003, mat('bay', '#b9b6ac', .5), .001, .0005)
    # The hall: trapezoidal sheet on a concrete base, a sectional gate run up, a lean roof over it, wall lamps.
    Y, G0, G1, GH, X0, X1, H = 12., -2.7, 2.7, 4.3, -30, 7.5, 6.3; sheet = mat('sheet', '#3d4548', .42, metal=.25)
    def cladding(x0, x1, z0, z1):
        v = []; n = int((x1 - x0) / .25)
        for i in range(n):
            for dx, dy in ((0, 0), (.12, 0), (.15, .045), (.22, .045)): x = min(x1, x0 + i * .25 + dx); v += [(x, Y - .06 + dy, z0), (x, Y - .06 + dy, z1)]
        v += [(x1, Y - .06, z0), (x1, Y - .06, z1)]; meshobj('clad', v, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(v) // 2 - 1)], sheet)
    base = noisemat('basec', '#6d6b66', '#7f7d77', 3, .85, .2, .003)
    for a, b in ((X0, G0 - .16), (G1 + .16, X1)): cladding(a, b, .92, H); bx('base', a, b, Y - .04, Y + .2, 0, .92, base, .01, .01); bx('flash', a, b, Y - .075, Y - .02, .90, .935, dark, .004, .004)
    cladding(G0 - .16, G1 + .16, GH + .16, H); bx('attic', X0, X1 + .1, Y - .16, Y + .3, H, H + .42, dark, .02, .02); bx('end', X1 - .02, X1 + .06, Y - .05, 40, 0, H, sheet)
    for s, x in ((-1, G0), (1, G1)): bx('jamb', min(x, x + s * .16), max(x, x + s * .16), Y - .10, Y + .25, 0, GH + .16, dark, .006, .006); cyl('bollard', .08, 1.05, mat('bollard', '#c7a436', .45), (x + s * .45, Y - .75, 0), .03, n=32); [cyl('band', .081, .12, 'core', (x + s * .45, Y - .75, z), .001, n=32) for z in (.55, .80)]
    bx('head', G0, G1, Y - .10, Y + .25, GH, GH + .16, dark, .006, .006); bx('panel', G0, G1, Y + .02, Y + .07, GH - .55, GH, mat('gatep', '#c9cac6', .4), .004, .004); bx('seal', G0, G1, Y + .03, Y + .06, GH - .60, GH - .55, 'rubber', .004, .004)
    bx('roof', G0 - .9, G1 + .9, Y - 1.9, Y, GH + .62, GH + .74, dark, .01, .01); bx('soffitl', G0, G1, Y - 1.2, Y - 1.14, GH + .605, GH + .622, lit('soff', '#ffe0b0', 4.)); [tube('tie', [(x, Y - 1.75, GH + .72), (x, Y - .05, GH + 2.0)], [.02] * 2, dark, None, 4) for x in (G0 - .6, G1 + .6)]
    for x in (-7.2, 6.0, -15.): bx('wl', x - .16, x + .16, Y - .26, Y - .05, 4.6, 4.68, dark, .01, .01); bx('wle', x - .12, x + .12, Y - .24, Y - .10, 4.59, 4.602, lit('wle', '#ffdca8', 8.)); area('wall', (x, Y - .5, 4.5), (x, Y - 1.4, 0), .5, .3, F('wl', 90), warm).visible_glossy = False
    for x in (-12.2, 6.9): tube('down', [(x, Y - .14, H), (x, Y - .14, .1)], [.055] * 2, mat('zincp', '#7c8081', .4, metal=.9), None, 6)
    plate('door', rrect(.96, 2.08, .006, 4.6, 1.05), .05, mat('gatep'), (0, Y - .03, 0), .006, '-Y', res=1); plate('dglass', rrect(.30, .46, .01, 4.6, 1.60), .012, lit('dgl', '#ffca8a', 1.1), (0, Y - .075, 0), .003, '-Y', res=1); plate('lever', rrect(.13, .022, .01, 4.26, 1.05), .03, 'steel', (0, Y - .08, 0), .004, '-Y', res=1)
    # Inside: polished floor, racks to both sides with loads, light lines along the aisle.
    kraft = randmat('kraft', '#a98356', '#b58e60', .75, (3, 3, 3)); white = randmat('whitec', '#c9c2b4', '#d3ccc0', .7, (3, 3, 3)); st1 = mat('strap1', '#16332a', .4); st2 = mat('strap2', '#1a1b1c', .4)
    L0 = load('empty', 0, 0, 0, 0, 0, 0, None, None); L1 = load('l1', 2, 1, 3, .58, .78, .33, white, st1); L2 = load('l2', 3, 2, 4, .395, .39, .26, kraft, st2); L3 = load('l3', 2, 2, 3, .59, .39, .40, kraft, st1)
    meshobj('ifl', [(-14, Y - .01, .004), (7.4, Y - .01, .004), (7.4, 52, .004), (-14, 52, .004)], [(0, 1, 2, 3)], mat('ifl', '#8b867c', .22)); inner = mat('innerw', '#c4b59c', .9); bx('iback', -14, 7.4, 51, 51.2, 0, 6.2, inner); bx('il', -14.2, -14, Y, 52, 0, 9, inner); bx('ir', 7.3, 7.42, Y + .1, 52, 0, 6.2, inner); bx('ic', -14, 7.4, Y + .1, 52, 6.1, 6.2, mat('innerc', '#77736b', .9))
    up, beam = mat('upright', '#2f4a42', .45), mat('beam', '#b5622a', .45)
    for side in (-1, 1):
        for row in range(2):
            xc = side * (3.3 + row * 2.9)
            for b in range(11):
                y = Y + 1.6 + b * 2.9
                for xx in (xc - .5, xc + .5): bx('up', xx - .045, xx + .045, y - .04, y + .04, 0, 5.6, up, .004, .003)
                if row == 0:
                    for z in (1.75, 3.5):
                        for xx in (xc - .5, xc + .5): bx('beam', xx - .025, xx + .025, y + .04, y + 2.86, z - .11, z, beam, .004, .003)
    for x in (-1.0, 1.0):
        for k in range(5): bx('tube', x - .05, x + .05, Y + 2.2 + k * 7, Y + 7.2 + k * 7, 5.9, 5.96, lit('tubes', '#ffe9c8', 5.))
    for k, p in ((0, 260), (1, 330), (2, 330), (3, 300)): area('in', (0, Y + 3.5 + k * 8.5, 5.85), (0, Y + 3.5 + k * 8.5, 0), 2.4, 5., F('in', 2.1) * p, (1, .74, .45)).visible_glossy = False
    area('spill', (0, Y + .8, GH - .2), (0, Y - 5, 0), 4.6, .6, F('spill', 260), (1, .75, .47)).visible_glossy = False; area('soffit', (0, Y - 1.2, GH + .5), (0, Y - 2.0, 0), 5.0, .1, F('soffit', 120), warm).visible_glossy = False
    area('mast', (F('mx', 8.5), F('my', -3.5), 7.5), (3.5, 4.5, .5), 1.2, .8, F('mast', 420), (1, .84, .64)).visible_glossy = False   # a lamp of the yard behind the camera
    # What is being moved.
    K = forklift((F('fx', -2.25), F('fy', 7.3), 0), math.radians(F('ft', -120)), mat('fkpaint', '#d3cfc6', .32, coat=.5), L3)
    for s in (-1, 1): a = math.radians(F('ft', -120)); o = Vector((F('fx', -2.25), F('fy', 7.3), 1.73)); d = Vector((math.cos(a), math.sin(a), 0)); n = Vector((-d.y, d.x, 0)); spot('head', tuple(o + d * .72 + n * s * .39), tuple(o + d * 6 + n * s * .5 - Vector((0, 0, 1.73))), F('head', 260), 52, .7, .05, (1, .90, .74))
    # Beyond: a semi-trailer at the left, lamps of the road, trees before the last light.
    tr = mat('trailer', '#b9bbb8', .45); bx('trailer', -9.1, -6.55, -2, 10.4, 1.15, 3.95, tr, .05, .03); bx('skirt', -8.9, -6.75, -2, 10.2, .95, 1.15, dark); bx('under', -8.8, -6.85, 6.4, 10.0, .5, .95, dark)
    for y in (6.9, 8.2, 9.5): cyl('tw', .5, .32, 'rubber', (-7.0, y, .5), .06, 'X', n=48); cyl('twr', .27, .34, 'zinc', (-7.0, y, .5), .02, 'X', n=40)
    tree_ = treemesh('tree', 8, 3.2, 26000, mat('tl', '#10160f', .9), mat('bark', '#14110e', .9), .34, .1)
    for k in range(16): inst(tree_, (15 + k * 3.2 + random.uniform(-1, 1), 30 + random.uniform(-6, 30), -.3), k, random.uniform(.7, 1.2))
    tree_.location = GONE
    for k in range(4): x = 17 + k * 9; tube('pole', [(x, 26 + k * 9, 0), (x, 26 + k * 9, 7), (x - .7, 26 + k * 9, 7.3)], [.07, .05, .04], dark, None, 4); bx('pl', x - 1.1, x - .6, 25.9 + k * 9, 26.1 + k * 9, 7.22, 7.30, lit('pl', '#ffd9a0', 9.))
    # Copies last, or every primitive after them would weigh them anew.
    for side in (-1, 1):
        for b in range(10):
            for z in (.005, 1.75, 3.5):
                for q in (0, 1):
                    if random.random() < .14: continue
                    inst(random.choice((L1, L2, L3)), (side * 3.3 + random.uniform(-.03, .03), Y + 1.6 + b * 2.9 + .78 + q * 1.32, z), pi / 2 * random.choice((1, -1)))
    for o, x, y, t in ((L1, 2.5, 3.1, .06), (L2, 3.95, 3.5, -.05), (L3, 3.2, 5.0, .10), (L2, 4.75, 5.3, .02), (L1, 5.7, 4.0, -.12)): inst(o, (x, y, 0), t)
    inst(L1, (3.95, 3.5, 1.165), .04, 1.)
    for k in range(9): inst(L0, (-4.35 + random.uniform(-.02, .02), Y - .85 + random.uniform(-.02, .02), k * .123), random.uniform(-.03, .03))
    for o in (L0, L1, L2, L3): o.location = GONE
    dusk('#c78a6a', '#4f6c9a', '#1c3364', F('amb', .72))
    viewcam((F('cx', 1.3), F('cy', -4.4), F('cz', 1.55)), (F('cx', 1.3) + F('yaw', -.3), 12, 1.55), F('lens', 33), F('sy', .05))
    return dict(exposure=F('ev', .45), sat=1.03, bloom=.035, bounces=(6, 3, 4), clampi=4., post=mist((.10, .14, .24), (.5, .36, .26), (0, 3), .0008, 9., 90., air=F('air', 1500), floor=.5, power=4, glow=.0, near=10))



settings = {'letterbox': letterbox, 'dealers-yard': dealers_yard}[shot]()
render(shot + suf, spp=spp, curve='Filmic', look='Medium High Contrast', smooth_bg=False, rad=6, **{**dict(bloom=.03, bounces=(5, 3, 2), clampi=3.), **settings})
