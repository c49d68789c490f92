"""Where devices are looked after: a drawer of cells, a bench in a cellar.
blender -b --factory-startup -P service.py -- <cell-drawer|service-bench> [w= h= spp=]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from yard import *
from mathutils import noise
reset(); random.seed(8)


def rect(a, b, c, d): return [(a, c), (b, c), (b, d), (a, d)]


def own(g):
    """Group to one mesh whose origin is the group's."""
    o = join(g); o.data.transform(o.matrix_world); o.matrix_world = Matrix.Identity(4); return o


def glove(palm, cuff, lay=lambda p: p, left=False, long=0., tips=None):
    """An empty glove, fingers towards +Y, wrist at the origin: parts fused to one skin, let sink in, and laid along `lay`. The last of the cuff is a hem; long: a gauntlet of that length instead of a cuff; tips: what the fingers are dipped in."""
    g = group('glove'); s = -1 if left else 1; m = palm
    fingers = ((-.034, .088, -.054, .146, .0108, .3), (-.012, .094, -.016, .166, .0115, -.2), (.010, .093, .014, .161, .0112, .2), (.031, .084, .043, .138, .0100, -.3))
    for x0, y0, x1, y1, r, b in fingers: tube('finger', [(s * x0 * .9, y0 - .03, 0), (s * x0, y0, .002), (s * (x0 * .45 + x1 * .55), y0 * .45 + y1 * .55, .008 + .004 * b), (s * x1, y1, .002)], [r * 1.12, r * 1.08, r, r * .82], m, g, 6)
    tube('thumb', [(s * -.026, .020, 0), (s * -.048, .046, .004), (s * -.066, .074, .010), (s * -.069, .098, .006)], [.020, .0165, .0125, .0100], m, g, 6)
    for x, r in ((-.027, .0170), (-.009, .0190), (.010, .0190), (.027, .0165)): tube('hand', [(s * x * .75, -.002, 0), (s * x, .038, .001), (s * x, .092, 0)], [r * .95, r * 1.12, r * .80], m, g, 6)
    for x in (-.021, 0, .021): tube('wrist', [(s * x * 1.25, -.075, 0), (s * x * 1.15, -.035, 0), (s * x, .012, 0)], [.0195, .0165, .0180], m, g, 6)
    for x in (-.026, 0, .026) if long else (): tube('gauntlet', [(s * x * 1.5, -long - .03, 0), (s * x * 1.35, -long * .5, 0), (s * x, -.02, 0)], [.030, .026, .019], m, g, 6)
    o = join(g); o.data.transform(o.matrix_world); o.matrix_world = Matrix.Identity(4)
    r = o.modifiers.new('r', 'REMESH'); r.mode = 'VOXEL'; r.voxel_size = .0019; q = o.modifiers.new('s', 'SMOOTH'); q.factor = .6; q.iterations = 9
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get())); o.modifiers.clear(); o.data = me
    for v in me.vertices:   # empty: flat, in folds across the joints, one side of the palm sunk
        p = v.co; up = max(0, p.z) / .02; fold = .0022 * math.sin(p.y * 210 + 3 * noise.noise(p * 30)) * up * math.exp(-((p.y - .10) / .05) ** 2)
        sink = .45 * math.exp(-((p.x * s - .004) / .026) ** 2 - ((p.y - .045) / .036) ** 2) * up; z = p.z * (.62 - .30 * sink) + fold + .0030 * noise.noise(p * 42) * up
        v.co = Vector((p.x, p.y, z))
    bm = bmesh.new(); bm.from_mesh(me); bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=(0, -max(.066, long), 0), plane_no=(0, -1, 0), clear_outer=True); bm.to_mesh(me); bm.free()   # open at the wrist
    for p in me.polygons: p.use_smooth = True
    me.materials.clear(); me.materials.append(palm); me.materials.append(cuff); me.materials.append(tips or palm)
    for p in me.polygons:
        if p.center.y < (-.050 if not long else .009 - long) + .004 * noise.noise(p.center * 60) * (not long): p.material_index = 1
        if tips and p.center.y > (.104 if p.center.x * s > -.046 else .070) + .003 * noise.noise(p.center * 90): p.material_index = 2
    low = min(v.co.z for v in me.vertices)
    for v in me.vertices: v.co = Vector(lay(v.co - Vector((0, 0, low))))
    return o


def over(edge, r, lift):
    """Lays a flat thing over an edge at y = edge: what is beyond hangs down, what is before it lies on studs (lift)."""
    def lay(p):
        t = p.y - edge; f = min(1, max(0, -t / .045)); up = lift * f * f * (3 - 2 * f)
        if t <= 0: return p + Vector((0, 0, up))
        a = min(t / r, pi / 2); rest = max(0, t - r * pi / 2); return Vector((p.x, edge + (r + p.z) * math.sin(a) + .10 * rest + 1.2 * rest * rest, -r + (r + p.z) * math.cos(a) - rest))
    return lay


def cell(wd, d, h):
    """Prismatic cell as it comes: film, welded lid, two studs on their insulators, vent, filling plug, the maker's square code."""
    g = group('cell'); film = noisemat('film', '#1f4a6c', '#255477', 9, .30, .10, .0004, 3, spec=.5); lid = noisemat('lid', '#a6a7a4', '#b0b1ae', 260, .44, .05, .0002, 2, stretch=(1, .06, 1)); lid.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = .35; white = mat('insul', '#26292a', .5); brown = mat('insul2', '#5c2a22', .5); term = mat('term', '#d6d6d2', .40, metal=.7)
    box('can', wd, d, h - .001, film, (0, 0, 0), .0032, .0022, g, res=3); plate('fold', rrect(wd + .0006, d + .0006, .0034), .0022, film, (0, 0, h - .0042), .0008, 'Z', g, res=1)
    box('lid', wd - .0020, d - .0022, .0016, lid, (0, 0, h - .0006), .0026, .0005, g, res=2); plate('weld', [rrect(wd - .0034, d - .0036, .0022), rrect(wd - .0046, d - .0048, .0018)], .0004, mat('weldm', '#8f9290', .5, metal=1.), (0, 0, h + .0009), .0001, 'Z', g, res=0); z = h + .001
    for s in (-1, 1):
        y = s * d * .335; box('gasket', wd * .74, .0300, .0022, white if s < 0 else brown, (0, y, z), .003, .0007, g, res=2); box('pad', wd * .60, .0225, .0034, term, (0, y, z + .0018), .0022, .0007, g, res=2)
        prof = [(.0042, 0), (.0042, .0016), (.0026, .0020)] + [(.0030 if k % 2 else .0025, .0022 + .00055 * k) for k in range(17)] + [(.0027, .0118), (.0020, .0124), (0, .0124)]; turned('stud', prof, M('steel'), (0, y, z + .0050), 18, g)
        for k in range(2): plate('sign', rrect(*((.0060, .0011) if k == 0 else (.0011, .0060)), .0002), .0002, mat('etch', '#3b3e3f', .6), (0, y - s * .022, z), .00005, 'Z', g, res=0) if k == 0 or s > 0 else None
    plate('ventr', [rrect(wd * .56, .0260, .0110, n=8), rrect(wd * .56 - .0030, .0230, .0096, n=8)], .0009, lid, (0, 0, z - .0001), .0003, 'Z', g, res=2); plate('ventf', rrect(wd * .56 - .0026, .0234, .0098, n=8), .0003, mat('foil', '#a5a8a8', .42, metal=1.), (0, 0, z - .0001), .0001, 'Z', g, res=0)
    for a in (-1, 1): o = plate('score', rrect(.0007, .0150, .0003), .0002, mat('weldm'), (0, 0, z + .0002), .00005, 'Z', g, res=0); o.rotation_euler = (0, 0, a * .62)
    cyl('plug', .0028, .0010, lid, (0, -.0245, z), .0004, 'Z', g, n=20); rnd = random.Random(4); v = []; f = []; n = 12; q = .0098 / n
    for i in range(n):
        for j in range(n):
            if i == 0 or j == 0 or rnd.random() < .5: x, y, b = -.0049 + i * q, .0190 + j * q, len(v); v += [(x, y, z + .0002), (x + q, y, z + .0002), (x + q, y + q, z + .0002), (x, y + q, z + .0002)]; f.append((b, b + 1, b + 2, b + 3))
    meshobj('code', v, f, mat('etch')).parent = g; return own(g)


def cell_drawer():
    """Late light rakes over a tray of cells; one of them stands under the contact bridge of a tester."""
    paint = noisemat('paint', '#7f8884', '#868f8b', 3, .40, .04, .0004, 4, spec=.45); inner = noisemat('inner', '#8b9091', '#999e9f', 5, .42, .04, .0006, 4); inner.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = .8; steel, zinc, dark = M('steel'), M('zinc'), M('satin')
    CW, CD, CH = .0500, .1480, .118; px, py = .0535, .1530; nx, ny = 11, 4; Z = .90; W_, D_ = .640, .660; P = .205; Y0 = -.600   # Z: floor of the open tray; Y0: its front
    c = cell(CW, CD, CH); missing = {(8, 2)}; rnd = random.Random(2); at = lambda i, j: ((i - (nx - 1) / 2) * px, Y0 + .034 + CD / 2 + j * py)
    def tray(X, z, y0, full):
        g = group('tray', (X, y0, z)); bx('fl', -W_ / 2, W_ / 2, 0, D_, -.004, 0, inner, .002, .001).parent = g
        for s in (-1, 1):
            plate('side', rrect(D_, .072, .003), .0022, inner, (s * W_ / 2 - .0011, D_ / 2, .034), .0008, 'X', g, res=1); plate('lipr', rrect(D_, .010, .003), .008, inner, (s * W_ / 2 - .004, D_ / 2, .068), .0025, 'X', g, res=2)
            for k, (a, b, q) in enumerate(((.010, .030, zinc), (.014, .026, steel))): bx('rail', s * (W_ / 2 + .004 + k * .003) - .004, s * (W_ / 2 + .004 + k * .003) + .004, (.06, .10)[k], D_ + .12, a, b, q, .002, .001).parent = g
        f = plate('front', rrect(.686, .130, .006), .020, paint, (0, 0, .0525), .003, '-Y', g, res=3); plate('back', rrect(.640, .10, .003), .002, inner, (0, .024, .05), .0008, '-Y', g, res=1)
        cyl('pull', .0070, .250, steel, (-.125, -.054, .062), .002, 'X', g, n=28)
        for x in (-.100, .100): cyl('pullp', .0055, .036, zinc, (x, -.018, .062), .001, '-Y', g, n=20)
        plate('holder', [rrect(.090, .036, .003), rrect(.080, .026, .0015)], .003, zinc, (.235, -.0195, .045), .0010, '-Y', g, res=2); plate('cardp', rrect(.084, .030, .001), .0006, mat('cardp', '#d8d1c0', .9), (.235, -.0203, .045), .0001, '-Y', g, res=0)
        for x in (-.325, .325): screw((x, -.020, .020), '-Y', g, .0042, 'zinc'); screw((x, -.020, .085), '-Y', g, .0042, 'zinc')
        return g
    t = tray(0, Z, Y0, True)
    for j in range(ny - 1): bx('strip', -W_ / 2 + .006, W_ / 2 - .006, Y0 + .034 + CD + j * py + .0010, Y0 + .034 + CD + j * py + .0040, Z + .001, Z + .092, mat('frp', '#4d4f3e', .7), .001, .0004)
    bx('foam', -W_ / 2 + .004, W_ / 2 - .004, Y0 + .006, Y0 + .030, Z, Z + .080, mat('foam', '#1d2021', .95), .002, .002)
    # Behind it the cabinet: more trays, shut, and their first row of cells in the dark.
    for X in (-.72, 0, .72):
        for k in range(-4, 5):
            if (X, k) == (0, 0): continue
            dup(t, 'shut', (X, .10 - (.055 if (X, k) == (.72, -1) else 0), Z + k * P))
        for s in (-1, 1): bx('post', X + s * .36 - .012, X + s * .36 + .012, .085, .80, .1, 2.0, paint, .004, .003)
    bx('bk', -1.2, 1.2, .80, .82, .1, 2.0, mat('bkm', '#565c59', .7)); bx('roof', -1.2, 1.2, .08, .82, 2.0, 2.03, paint)
    # What is under test: the bridge, its two cups, its thin line, the cable over the edge.
    for x in (-.338, .338): bx('runner', x - .006, x + .006, .09, .79, Z + .008, Z + .034, zinc, .003, .002)
    bi, bj = 5, 1; x, y = at(bi, bj); g = group('bridge', (x, y, Z + CH)); z = .0185; box('bar', .030, .142, .024, mat('bake', '#171819', .42, coat=.2), (0, 0, z), .009, .005, g, res=4); box('cap', .022, .060, .016, mat('bake'), (0, 0, z + .022), .008, .005, g, res=4)
    for s in (-1, 1): cyl('cup', .0072, .014, M('steel'), (0, s * CD * .335, .0060), .0015, 'Z', g, n=28); cyl('collar', .0095, .004, mat('cupr%d' % s, ('#17181a', '#a32a20')[s > 0], .4), (0, s * CD * .335, z - .003), .001, 'Z', g, n=28); screw((0, s * CD * .335, z + .024), 'Z', g, .0048, 'zinc')
    plate('groove', rrect(.0046, .040, .0022), .0012, 'core', (0, 0, z + .0375), .0002, 'Z', g, res=0); plate('led', rrect(.0026, .036, .0013), .0012, 'led', (0, 0, z + .0379), .0003, 'Z', g, res=1)
    gl = turned('relief', [(.0062, 0), (.0066, .004), (.0056, .008), (.0060, .012), (.0050, .016), (.0054, .020), (.0046, .026)], M('rubber'), (0, -.066, z + .012), 24, g); gl.rotation_euler = (pi / 2, 0, 0); Lz = Z + CH
    cable('lead', [(x, y - .070, Lz + z + .012), (x, y - .100, Lz + z + .013), (x + .012, y - .150, Lz + .024), (x + .045, y - .195, Lz + .0205), (x + .100, y - .215, Lz + .0205), (x + .165, y - .222, Lz + .022), (x + .235, y - .235, Lz + .020), (x + .300, y - .245, Lz + .006), (x + .352, y - .250, Lz - .06), (x + .362, y - .252, Lz - .22), (x + .365, y - .255, Lz - .50)], .0040, 'rubber')
    # Tested ones bear a dot.
    dot = cyl('dot', .0042, .0003, mat('dot', '#2fae86', .6), GONE, .00005, n=28)
    for j in range(ny):
        for i in range(nx):
            if (i, j) in missing: continue
            x, y = at(i, j); dx, dy = rnd.uniform(-.0006, .0006), rnd.uniform(-.0008, .0008); inst(c, (x + dx, y + dy, Z), rnd.uniform(-.004, .004) + (pi if i % 2 else 0))
            if j == 0 or (j == bj and i < bi): s = 1 if i % 2 else -1; inst(dot, (x + dx + s * .008 + rnd.uniform(-.002, .002), y + dy + s * .020 + rnd.uniform(-.0015, .0015), Z + CH + .0010))
    for X in (-.72, 0, .72):
        for k in range(-1, 4):
            if (X, k) == (0, 0): continue
            for i in range(nx):
                if rnd.random() < .9: inst(c, (X + (i - (nx - 1) / 2) * px, .10 + .034 + CD / 2 - (.055 if (X, k) == (.72, -1) else 0), Z + k * P), pi * (i % 2))
    c.location = GONE
    for y_ in (-.10, -.47, -.84): bx('bar', .86, .90, y_ - .022, y_ + .022, Z + .05, Z + .60, paint).visible_camera = False   # bars of the window that the light comes through
    area('key', (F('kx', 2.3), F('ky', -.10), Z + CH + F('kz', .42)), (0, -.28, Z + CH), F('ks', .06), .07, F('key', 430), (1, .76, .52)); area('sky', (-1.6, -1.1, 2.3), (0, -.2, Z), 1.4, 1.0, F('fill', 7), (.66, .79, 1)); area('sheen', (.5, .05, 2.9), (0, -.3, Z), 1.6, .5, F('sheen', 2.5), (.80, .88, 1)); world((.5, .6, .8), .03)
    aerial((F('cx', -.78), F('cy', -1.62), F('cz', 1.68)), (F('tx', -.03), F('ty', -.38), F('tz', Z + .055)), F('lens', 85)); d = bpy.context.scene.camera.data; d.clip_start = .05; d.dof.use_dof = True; d.dof.aperture_fstop = F('fs', 8); d.dof.focus_distance = (bpy.context.scene.camera.location - Vector((*at(bi, bj), Lz))).length + F('fd', -.05)
    return dict(exposure=F('ev', .85), bloom=.03, bounces=(6, 3, 5), k=F('k', .25))


def ribbon(name, pts, high, thick, m, parent=None):
    """A closed strap standing on its edge."""
    n = len(pts); v = []; f = []
    for i in range(n):
        p, q = Vector(pts[i - 1]), Vector(pts[(i + 1) % n]); t = (q - p).normalized(); o = Vector((t.y, -t.x, 0)) * thick / 2; c = Vector(pts[i])
        for k, z in ((-1, 0), (1, 0), (1, high), (-1, high)): v.append(tuple(c + o * k + Vector((0, 0, z))))
    for i in range(n):
        j = (i + 1) % n
        for k in range(4): f.append((i * 4 + k, j * 4 + k, j * 4 + (k + 1) % 4, i * 4 + (k + 1) % 4))
    o = meshobj(name, v, f, m); o.parent = parent; return o


def shaft(win, panes, d, colour, thick, motes=320):
    """Sun through a window in dusty air, worked out along each ray, so it has no noise: win (x0, x1, z0, z1, y), panes inside it, d the way of the light; and the dust that it shows, as specks out of focus."""
    d = np.array(d) / np.linalg.norm(d); x0, x1, z0, z1, yw = win
    def post(m, depth):
        o, r = rays(); far = np.where(depth > 0, depth, 9).astype(np.float32); acc = np.zeros_like(far); steps = 72; lo = 1.0
        step = lambda a, e: np.clip(a / e + .5, 0, 1)
        for k in range(steps):
            t = lo + (np.maximum(far, lo) - lo) * (k + .5) / steps; p = [o[i] + r[..., i] * t for i in range(3)]; u = np.maximum((p[1] - yw) / d[1], 0); x, z = p[0] - d[0] * u, p[2] - d[2] * u; e = .010 + .016 * u; a = 0
            for px0, px1, pz0, pz1 in panes: a = a + step(x - px0, e) * step(px1 - x, e) * step(z - pz0, e) * step(pz1 - z, e)
            acc += a * (p[1] < yw) * np.exp(-u * .75) * (.8 + .2 * np.sin(x * 23 + p[1] * 9) * np.sin(z * 17 - p[1] * 13)) * (np.maximum(far, lo) - lo) / steps
        q = m.copy(); add = acc * thick; rnd = np.random.default_rng(5); cam = bpy.context.scene.camera; inv = np.array(cam.matrix_world.inverted()); cd = cam.data; big = max(w, h); H, W = far.shape; dust = np.zeros_like(far)
        for _ in range(motes):
            u = rnd.random() ** .8 * 1.5; p = np.array([rnd.uniform(x0, x1), yw, rnd.uniform(z0, z1), 1.]); p[:3] += d * u; c = inv @ p; X = (cd.lens / cd.sensor_width * c[0] / -c[2] - cd.shift_x) * big + W / 2; Y = (cd.lens / cd.sensor_width * c[1] / -c[2] - cd.shift_y) * big + H / 2
            if not (4 < X < W - 5 and 4 < Y < H - 5) or far[int(Y), int(X)] < -c[2]: continue
            s = W / 1600 * (.55 + 2.2 * rnd.random() ** 3 + 5 * abs(-c[2] - cd.dof.focus_distance) ** 1.5); n = int(s * 3) + 1; yy, xx = np.mgrid[int(Y) - n:int(Y) + n + 1, int(X) - n:int(X) + n + 1]
            if yy.min() < 0 or xx.min() < 0 or yy.max() >= H or xx.max() >= W: continue
            dust[yy, xx] += np.exp(-.5 * (((xx - X) ** 2 + (yy - Y) ** 2) / s ** 2)) * rnd.uniform(.15, 1) * min(1.2, .8 / s)
        q[..., :3] += (add + dust * F('dust', .16))[..., None] * np.array(colour, np.float32); return q
    return post


def service_bench():
    """A cellar by day: sun through one small window, a module open on the bench, what a visit needs laid out before it."""
    T = .90; V = Vector; lime = noisemat('lime', '#b9b1a2', '#cfc8ba', 7, .92, .25, .003, 6, c3='#a89d8a'); floor = noisemat('floor', '#5b564e', '#6b655c', 3, .6, .2, .003, 5); steel, zinc, dark = M('steel'), M('zinc'), M('satin'); beech = randmat('beech', '#9a6f43', '#b38554', .42, (1.6, 24, 24)); matm = noisemat('matm', '#34413d', '#3b4844', 160, .62, .25, .0005, 3)
    win = (F('wx', .02), F('wx', .02) + .50, 1.38, 1.78); fr = mat('frame', '#4a5450', .5); D3 = (-.45, -.58, -.68)
    # Whitewashed rubble: stones under many coats; in it the window's lintel and smooth reveal.
    nx, nz, X0, X1, Z0, Z1 = 520, 300, -1.5, 1.5, .7, 2.2; v = []; f = []; q = V((1 / .34, 1 / .34, 1 / .21))
    for j in range(nz + 1):
        for i in range(nx + 1):
            x, z = X0 + (X1 - X0) * i / nx, Z0 + (Z1 - Z0) * j / nz; p = V((x * 3.6 + .22 * noise.noise(V((x * 6, 0, z * 6))), 7.3, z * 7.0 + .22 * noise.noise(V((x * 6, 5, z * 6))))); ds = noise.voronoi(p)[0]; g = min(1, max(0, (ds[1] - ds[0]) / .22)); g = g * g * (3 - 2 * g)
            y = -.034 * g - .016 * g * noise.noise(p * .9 + V((9, 0, 0))) - .010 * noise.noise(V((x * 9, 2, z * 9))) - .0035 * noise.noise(V((x * 34, 2, z * 34))); e = max(win[0] - .05 - x, x - win[1] - .05, win[2] - .05 - z, z - win[3] - .07); k = min(1, max(0, e / .05)); v.append((x, y * k - .010 * (1 - k), z))
    hole = lambda a: win[0] < v[a][0] < win[1] and win[2] < v[a][2] < win[3]
    for j in range(nz):
        for i in range(nx):
            a = j * (nx + 1) + i; c = (a, a + 1, a + nx + 2, a + nx + 1)
            if not all(hole(b) for b in c): f.append(c)
    meshobj('rubble', v, f, lime, True); plate('wall', [rect(-3, 3, -.1, 2.9), rect(win[0] + .006, win[1] - .006, win[2] + .006, win[3] - .006)], .06, lime, (0, .06, 0), .002, '-Y', res=0)
    plate('sash', [rect(win[0], win[1], win[2], win[3])] + [rect(win[0] + .024 + i * .232, win[0] + .244 + i * .232, win[2] + .024 + j * .182, win[2] + .194 + j * .182) for i in (0, 1) for j in (0, 1)], .026, fr, (0, .050, 0), .003, '-Y', res=1); panes = [(win[0] + .024 + i * .232, win[0] + .244 + i * .232, win[2] + (.206 if j else .095), win[2] + .194 + j * .182) for i in (0, 1) for j in (0, 1)]
    bx('sillw', win[0] - .02, win[1] + .02, -.022, .05, win[2] - .022, win[2] + .002, noisemat('slate', '#4b4d4b', '#5a5c59', 12, .6, .2, .001, 4), .004, .003); cyl('latch', .006, .018, zinc, (win[0] + .232 + .012, .026, win[2] + .20), .002, '-Y', n=16); bx('latchh', win[0] + .237, win[0] + .251, .006, .014, win[2] + .13, win[2] + .205, zinc, .004, .002)
    bx('floor', -3, 3, -5, .1, -.1, 0, floor); bx('ceil', -3, 3, -5, .2, 2.35, 2.5, lime); bx('left', -2.1, -1.9, -5, .1, 0, 2.5, lime); bx('right', 1.9, 2.1, -5, .1, 0, 2.5, lime)
    # Outside: the kerb of the light well, grass on it, hazy sky.
    card('day', -3, 4, 3.5, 0, 5, [(0, '#8f9a86'), (.40, '#c3ccc2'), (.48, '#e8ecec'), (1, '#cfdbe6')], F('card', 1.0)); gr = mat('grassm', '#49602f', .7)
    for k in range(30): t = tuft('grass', 70, random.uniform(.10, .20), .16, gr, .5, .005); t.location = (-.45 + k * .055, .60 + .1 * random.random(), 1.44)
    bx('kerb', -1.5, 2, .50, .9, 1.0, 1.45, noisemat('kerb', '#383c36', '#464a43', 9, .9, .3, .003))
    # The bench.
    for k in range(5): bx('plank', -1.25, 1.05, -.86 + k * .168, -.6935 + k * .168, T - .052, T, beech, .003, .003)
    bx('mat', -.74, .62, -.80, -.10, T, T + .004, matm, .02, .0018)
    for x in (-1.15, .95): bx('leg', x - .03, x + .03, -.80, -.74, 0, T - .05, fr, .004, .003)
    bx('rail', -1.2, 1.0, -.82, -.79, T - .16, T - .052, fr, .004, .003); B = T + .004
    open_module((F('mx', -.265), -.335, B), math.radians(F('ma', -8)), 'core'); cover((F('mx', -.265) - .30, -.085, B + .190), (math.radians(-99), 0, math.radians(3)))
    # Clipboard: rows, boxes, ticks down to where the work stands, a pencil.
    g = group('board', (F('bx', .16), -.60, B)); g.rotation_euler = (0, 0, math.radians(F('ba', -14))); box('bo', .228, .318, .0035, noisemat('hard', '#5b3d25', '#6a4930', 60, .5, .1, .0004, 3), (0, 0, 0), .008, .001, g); n = 14; pap = mat('paper', '#e4ded0', .9)
    meshobj('sheet', [(-.104 + .208 * i / n, -.150 + .288 * j / n, .0042 + .020 * max(0, (i / n - .55) / .45) ** 2 * max(0, (1 - j / n - .62) / .38) ** 2) for j in range(n + 1) for i in range(n + 1)], [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)], pap, True).parent = g
    ink, rnd = mat('inkp', '#4a4d4b', .9), random.Random(3); q = lambda x, y, a, b, m_=ink: plate('ln', rrect(a, b, .0002), .0002, m_, (x, y, .0044), .00004, 'Z', g, res=0)
    q(-.050, .112, .080, .0046); q(-.068, .100, .044, .0020)
    for k in range(9):
        y = .076 - k * .0215; plate('tickb', [rrect(.0086, .0086, .0004), rrect(.0072, .0072, .0003)], .0002, ink, (-.088, y, .0044), .00004, 'Z', g, res=0); L = rnd.uniform(.07, .14); q(-.074 + L / 2, y, L, .0020)
        if k < 6: tube('tick', [(-.0915, y + .0005, .0048), (-.0888, y - .0030, .0048), (-.0828, y + .0068, .0048)], [.0007] * 3, mat('crayon', '#1f7a5a', .8), g, 2)
    bx('clip', -.052, .052, .128, .152, .0045, .0085, zinc, .004, .0015).parent = g; tube('clipw', [(-.040, .150, .008), (-.034, .166, .012), (0, .170, .013), (.034, .166, .012), (.040, .150, .008)], [.0020] * 5, steel, g, 4); o = tube('pencil', [(.030, -.118, .0086), (.060, .028, .0086), (.0635, .045, .0086), (.0647, .051, .0086)], [.0036, .0036, .0034, .0006], mat('pencil', '#1f6a50', .45, coat=.3), g, 4)
    # Insulating gloves, one across the other.
    gm, rim = noisemat('rubberg', '#7c1d16', '#87231a', 30, .46, .08, .0008, 3, spec=.5), mat('rimm', '#1d1c1b', .55)
    a = glove(gm, rim, long=.150); a.location = (F('gx', -.385), -.66, B); a.rotation_euler = (0, 0, math.radians(-62)); b = glove(gm, rim, lambda p: p + V((0, 0, .022 * math.exp(-((p.y - .02) / .10) ** 2))), True, .150); b.location = (F('gx', -.385) - .01, -.745, B + .001); b.rotation_euler = (0, .0, math.radians(-98))
    # Torque wrench: knurled grip, scale, ratchet head; sockets beside it.
    t = group('torque', (F('tx_', -.08), -.775, B + .0135)); t.rotation_euler = (pi / 2, 0, math.radians(90 + F('ta', 5))); prof = [(0, -.24), (.012, -.24), (.0150, -.236)] + [(.0150 if k % 2 else .0140, -.232 + k * .0030) for k in range(38)] + [(.0150, -.116), (.0128, -.112), (.0128, -.060), (.0112, -.056), (.0100, -.050), (.0096, .16), (.0115, .165), (.0115, .176), (.007, .178), (0, .178)]
    g_ = turned('tw', prof[:43], dark, parent=t); turned('twb', prof[42:], M('steel'), parent=t); plate('scale', rrect(.009, .044, .002), .0022, mat('scalem', '#e0dccf', .6), (0, .0113, -.085), .0005, 'Y', t, res=1)
    for k in range(8): plate('sc', rrect(.0055 if k % 2 else .0035, .0007, .0002), .0002, 'inkdark', (0, .0135, -.102 + k * .005), .00005, 'Y', t, res=0)
    o = cyl('headr', .0195, .024, steel, (0, -.012, .195), .004, 'Y', t, n=44); cyl('headp', .0125, .0012, zinc, (0, .0120, .195), .0004, 'Y', t, n=32); bx('lever', -.003, .003, .012, .017, .186, .214, dark, .002, .001).parent = t
    for x, y, r_, hh in ((.325, -.785, .0125, .026), (.357, -.770, .0110, .025), (.384, -.790, .0095, .025)):
        hexa = [(r_ * .66 * math.cos(i * pi / 3), r_ * .66 * math.sin(i * pi / 3)) for i in range(6)]; plate('socket', [circ(r_, n=32), hexa], hh, steel, (x, y, B), .0012, 'Z', res=2); cyl('sockf', r_ * .8, .010, M('core'), (x, y, B), .0004, 'Z', n=20)
    # Meter with its leads.
    multimeter((F('ux', .385), -.36, B), (0, 0, math.radians(-20)))
    for s, c, pts in ((-1, 'red', [(.343, -.415, .036), (.322, -.450, .038), (.322, -.490, .012), (.350, -.525, .004), (.420, -.540, .004), (.490, -.520, .004), (.540, -.460, .004), (.560, -.390, .004)]), (1, 'rubber', [(.385, -.427, .036), (.372, -.465, .038), (.380, -.505, .012), (.420, -.520, .0085), (.480, -.495, .0085), (.515, -.440, .004), (.520, -.370, .004), (.505, -.310, .004)])):
        cable('lead', [(x, y, B + z) for x, y, z in pts], .0023, c); e, p = V(pts[-1]), V(pts[-2]); u = (e - p).normalized(); k = group('probe', (e.x, e.y, B + .007)); k.rotation_euler = (pi / 2, 0, math.atan2(u.y, u.x) + pi / 2); turned('pb', [(0, 0), (.0028, 0), (.0038, -.010), (.0045, -.055), (.0066, -.062), (.0066, -.066), (.0045, -.070), (.0038, -.095), (.0012, -.099), (.0011, -.112), (0, -.114)], M('red') if s < 0 else dark, (0, 0, 0), 20, k)
    # Head torch, still lit.
    g = group('torch', (F('hx', .155), -.205, B)); g.rotation_euler = (0, 0, math.radians(F('ha', 205))); loop = [(.082 * math.cos(a) * (1 + .06 * math.sin(3 * a + 1)), .064 * math.sin(a) * (1 + .10 * math.sin(2 * a + .6)), 0) for a in (2 * pi * i / 72 for i in range(72))]; ribbon('strap', loop, .026, .0016, mat('strapm', '#2a2d2e', .95), g); ribbon('stripe', [(x * 1.012, y * 1.012, .0115) for x, y, _ in loop], .003, .0010, mat('stripeo', '#c2611f', .8), g)
    k = group('lamp', (0, .072, .018), g); box('body', .058, .026, .040, M('graphite'), (0, 0, -.016), .010, .006, k, res=4); plate('ring', [circ(.0165, n=40), circ(.0130, n=40)], .008, dark, (0, .011, .004), .002, 'Y', k, res=2); plate('lens', circ(.0132, n=36), .002, lit('lensl', '#ffe9c8', F('lens_', 1.25)), (0, .012, .004), .0004, 'Y', k, res=0); box('btn', .018, .012, .004, mat('btn', '#c2611f', .5), (.006, 0, .023), .003, .001, k)
    # What a cellar has: a pipe with its valve, a shelf with jars and tins.
    cop = noisemat('copper', '#8a5136', '#a0623f', 6, .38, .05, .0004, 4); cop.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = .9
    for x in (.80, .90):
        tube('pipe', [(x, -.075, .95), (x, -.075, 1.6), (x, -.075, 2.5)], [.011] * 3, cop, None, 8)
        for z in (1.25, 1.95): bx('clampb', x - .017, x + .017, -.092, -.02, z, z + .018, zinc, .004, .003)
    turned('valve', [(.011, -.04), (.0145, -.04), (.0145, -.026), (.018, -.022), (.018, .022), (.0145, .026), (.0145, .04), (.011, .04)], mat('brass', '#b08a45', .35, metal=1.), (.80, -.075, 1.52), 32); cyl('vstem', .006, .030, zinc, (.80, -.092, 1.52), .001, '-Y', n=16); bx('vlev', .745, .812, -.132, -.124, 1.511, 1.529, mat('vlever', '#2f5f8a', .5), .006, .002)
    bx('shelf', -1.75, -.86, -.27, -.03, 1.52, 1.548, beech, .003, .002); rn = random.Random(9)
    for x in (-1.5, -.95): bx('br', x - .012, x + .012, -.24, -.03, 1.49, 1.52, fr, .002, .002); bx('br2', x - .012, x + .012, -.045, -.03, 1.30, 1.50, fr, .002, .002)
    x = -.93
    for r_, hh, c, ro in ((.052, .115, '#7d8a84', .35), (.040, .150, '#a8823f', .25), (.060, .105, '#9aa09c', .4), (.045, .165, '#6b4a35', .3), (.055, .12, '#bdb5a3', .6), (.05, .14, '#4d5f55', .4)):
        x -= r_; turned('jar', [(0, 0), (r_ * .96, 0), (r_, .006), (r_, hh * .80), (r_ * .94, hh * .86), (r_ * .94, hh), (r_ * .99, hh), (r_ * .99, hh + .012), (0, hh + .012)], mat('jar' + c, c, ro, coat=.3), (x, -.145 + rn.uniform(-.03, .03), 1.548)); x -= r_ + .012
    l = bpy.data.lights.new('sun', 'SUN'); l.energy = F('sun', 22); l.angle = .010; l.color = (1, .88, .70); o = link(bpy.data.objects.new('sun', l)); o.rotation_euler = V(D3).to_track_quat('-Z', 'Y').to_euler()
    area('sky', ((win[0] + win[1]) / 2, .02, (win[2] + win[3]) / 2), ((win[0] + win[1]) / 2 - .2, -1, 1.1), .46, .36, F('skyl', 9), (.82, .91, 1)); area('stairs', (-1.75, -1.3, 1.9), (0, -.1, 1.2), .6, 1.1, F('fill', 9.5), (.80, .88, 1)); area('bounce', (.1, -1.5, .55), (-.2, -.1, 1.5), 1.2, .5, F('bounce', 4), (1, .86, .68)); world((.7, .8, 1), .03)
    for o in bpy.data.objects:
        if o.type == 'LIGHT' and o.data.type == 'AREA': o.visible_glossy = False
    aerial((F('cx', .22), F('cy', -2.55), F('cz', 1.95)), (F('tx', -.075), -.35, F('tz', 1.20)), F('lens', 49)); d = bpy.context.scene.camera.data; d.dof.use_dof = True; d.dof.aperture_fstop = F('fs', 5.6); d.dof.focus_distance = F('fd', 2.15)
    return dict(exposure=F('ev', .8), bloom=.03, bounces=(8, 5, 3), post=shaft((*win, .036), panes, D3, (1, .86, .64), F('thick', 1.15)))


settings = {'cell-drawer': cell_drawer, 'service-bench': service_bench}[shot]()
render(shot + suf, spp=spp, curve='Filmic', look='Medium High Contrast', clampi=3., smooth_bg=False, rad=7, **{**dict(bloom=.04, bounces=(6, 4, 3)), **settings})
