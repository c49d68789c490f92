"""What stands outdoors in more than one scene: the battery container, the battery cabinet, a row of PV modules, a road, wide ground, hills, wet, fog and mist.
Colours `wht`, `concr` and `grap` are the scene's where it has named them before."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from envkit import *
def container(piers=True):
    wht=mat('wht','#dddad3',.42); grap=M('graphite'); concr=mat('pier','#bab7b0',.8); g=group('container'); Lx,Dy,Hz=6.06,2.44,2.62; z0=.28
    for x in(-2.7,-.9,.9,2.7) if piers else(): bx('pier',x-.2,x+.2,-1.15,1.15,0,z0,concr).parent=g
    o=box('body',Lx,Dy,Hz,wht,(0,0,z0),.03,.015,g,res=2); box('skid',Lx-.02,Dy-.02,.16,grap,(0,0,z0-.01),.02,.006,g,res=1)
    for s,f in((-1,'-Y'),(1,'Y')):
        y=s*Dy/2
        for i in range(6):       # double doors
            x=-Lx/2+.10+(Lx-.20)*(i+.5)/6; dw=(Lx-.20)/6-.012
            holes=[rrect(dw*.62,.022,.011,0,-.55-.045*k,3) for k in range(9)] if i%2==0 else []
            plate('dback',rrect(dw+.010,Hz-.30,.01),.010,'core',(x,y-s*.004,z0+Hz/2+.03),.001,f,g,res=0)
            plate('door',[rrect(dw,Hz-.32,.02)]+holes,.035,wht,(x,y,z0+Hz/2+.03),.006,f,g,res=2)
            plate('han',rrect(.035,.34,.012),.03,grap,(x+s*(-1)*(dw/2-.08)*(-1 if i%2 else 1),y+s*.034,z0+Hz/2),.006,f,g,res=1)
        for i in (1,3,5):
            x=-Lx/2+.10+(Lx-.20)*(i+.5)/6; tri=[(0,.075),(-.075,-.055),(.075,-.055)]
            plate('warn',tri,.003,mat('warn','#e3b21f',.5),(x,y+s*.036,z0+Hz*.74),.0005,f,g,res=0)
        plate('line',rrect(Lx-.24,.030,.010),.006,mat('stripe',ACCENT,.4,emit=ACCENT,estr=.9),(0,y+s*.002,z0+Hz-.085),.001,f,g,res=0)
    for s,f in((-1,'-X'),(1,'X')):  # end: two cooling units
        x=s*Lx/2
        plate('hv',rrect(2.0,2.2,.05),.12,wht,(x,0,z0+Hz/2),.02,f,g,res=2)
        for yy in(-.48,.48):
            for zz in(-.52,.52):
                plate('fanr',[circ(.40,n=40),circ(.35,n=40)],.03,grap,(x+s*.12,yy,z0+Hz/2+zz),.006,f,g,res=1); cyl('fan',.36,.004,'core',(x+s*.118,yy,z0+Hz/2+zz),.001,f,g); 
                for k in range(5): plate('gr',[circ(.07*k+.04,n=32),circ(.07*k+.03,n=32)],.01,grap,(x+s*.13,yy,z0+Hz/2+zz),.002,f,g,res=0)
    for x in(-1,1):
        for y in(-1,1):
            for z in(z0-.02,z0+Hz-.1): bx('cc',x*(Lx/2)-.09,x*(Lx/2)+.09,y*(Dy/2)-.08,y*(Dy/2)+.08,z,z+.12,grap,.01,.008).parent=g
    box('rt',Lx-.5,Dy-.5,.05,wht,(0,0,z0+Hz-.01),.05,.02,g,res=1)
    return g
def asphalt():
    """fine aggregate + broad wear: two wheel tracks, patches, transverse joints"""
    m=noisemat('road','#4c4b4a','#6c6a67',95,.82,.55,.006,4,c3='#5b5957'); nt=m.node_tree; b=nt.nodes['Principled BSDF']; L=nt.links.new; src=b.inputs['Base Color'].links[0].from_socket
    tc=N(nt,'ShaderNodeTexCoord'); mp=N(nt,'ShaderNodeMapping'); mp.inputs['Scale'].default_value=(.55,.035,1); L(tc.outputs['Object'],mp.inputs[0]); nz=N(nt,'ShaderNodeTexNoise'); nz.inputs['Scale'].default_value=1.; nz.inputs['Detail'].default_value=5; L(mp.outputs[0],nz.inputs['Vector'])
    sp=N(nt,'ShaderNodeSeparateXYZ'); L(tc.outputs['Object'],sp.inputs[0]); wv=N(nt,'ShaderNodeMath',operation='SINE'); ml=N(nt,'ShaderNodeMath',operation='MULTIPLY'); ml.inputs[1].default_value=3.7; L(sp.outputs['X'],ml.inputs[0]); L(ml.outputs[0],wv.inputs[0])
    ad=N(nt,'ShaderNodeMath',operation='MULTIPLY_ADD'); ad.inputs[1].default_value=.10; L(wv.outputs[0],ad.inputs[0]); L(nz.outputs['Fac'],ad.inputs[2]); mr=N(nt,'ShaderNodeMapRange'); mr.inputs['From Min'].default_value=.3; mr.inputs['From Max'].default_value=.7; mr.inputs['To Min'].default_value=.72; mr.inputs['To Max'].default_value=1.22; L(ad.outputs[0],mr.inputs[0])
    hs=N(nt,'ShaderNodeHueSaturation'); L(src,hs.inputs['Color']); L(mr.outputs[0],hs.inputs['Value']); L(hs.outputs[0],b.inputs['Base Color']); return m
def outdoor(loc):
    wht=mat('wht','#e4e0d8',.42); g=group('cab',loc); w_,d_,h_=1.05,1.05,2.15; z0=.10; yb=-d_/2
    box('pl',w_-.06,d_-.06,z0,'graphite',(0,0,0),.01,.003,g); box('core',w_-.01,d_-.01,h_,'core',(0,0,z0),.01,.001,g,res=0); box('body',w_,d_-.03,h_,wht,(0,.015,z0),.018,.005,g,res=2)
    holes=[rrect(.21,.012,.006,(i-1.5)*.235,-h_*.5+.17+j*.026,4) for i in range(4) for j in range(13)]+[rrect(.21,.012,.006,(i-1.5)*.235,h_*.5-.17-j*.026,4) for i in range(4) for j in range(5)]
    holes.append(rrect(.016,.82,.007,-.43,.12,4))
    plate('gask',rrect(w_-.03,h_-.03,.01),.02,'core',(0,yb+.012,z0+h_/2),.001,'-Y',g,res=0); plate('door',[rrect(w_-.022,h_-.022,.014)]+holes,.024,wht,(0,yb,z0+h_/2),.003,'-Y',g,res=2)
    plate('led',rrect(.030,.84,.006),.005,'led',(-.43,yb-.016,z0+h_/2+.12),.001,'-Y',g); yd=yb-.024
    plate('tray',rrect(.05,.26,.012),.004,'graphite',(.455,yd,z0+h_/2),.001,'-Y',g); plate('lev',rrect(.03,.19,.01),.02,'satin',(.455,yd-.003,z0+h_/2+.01),.006,'-Y',g)
    for s in('X','-X'):
        sx=1 if s=='X' else -1; plate('sd',rrect(d_-.16,h_-.18,.012),.005,wht,(sx*(w_/2-.001),.01,z0+h_/2),.002,s,g,res=1)
        for j in range(16): plate('lv',rrect(.46,.012,.006,n=3),.0012,'core',(sx*(w_/2+.0036),.01,z0+h_*.70+j*.026-.2),.0004,s,g,res=0)
    box('rg',w_-.05,d_-.05,.04,'core',(0,0,z0+h_-.004),.01,.001,g,res=0); box('rf',w_+.03,d_+.04,.05,'graphite',(0,0,z0+h_+.028),.025,.006,g,res=2); return g

def pv_row(name,n,tilt=22,rows=2):
    """n columns of modules in portrait on one frame, low edge towards -Y, centred"""
    m=gridmat('pvm','#0a1020 #0b1226'.split(),'#23304a',.19,.19,.0022,.20,.5,1.); g=group(name); pw,ph,a=1.14,1.76,math.radians(tilt)
    pan=plate('pv',rrect(pw-.02,ph-.02,.008),.035,M('zinc'),(0,0,0),.003,'Z'); gl=plate('pvg',rrect(pw-.05,ph-.05,.004),.004,m,(0,0,.034),.001,'Z',pan)
    for i in range(n):
        for j in range(rows):
            o=inst(pan,((i-n/2+.5)*pw,math.cos(a)*j*ph,.75+math.sin(a)*j*ph)); o.rotation_euler=(a,0,0); o.parent=g
    for k in range(n//3+1):
        x=(k-n/6)*3*pw; bx('post',x-.04,x+.04,.1,.18,-.2,.80,M('zinc')).parent=g; bx('post2',x-.04,x+.04,1.5,1.58,-.2,1.32,M('zinc')).parent=g
    for o in [gl,pan]: bpy.data.objects.remove(o)
    o=join(g); o.data.transform(o.matrix_world); o.matrix_world=Matrix.Identity(4); return o   # or its origin would be the first module's
def aerial(loc,target,lens):
    """camera that looks down on its target"""
    sc=bpy.context.scene; cd=bpy.data.cameras.new('c'); cd.lens=lens; cd.clip_end=6000; cam=link(bpy.data.objects.new('c',cd)); sc.camera=cam; cam.location=loc
    cam.rotation_euler=(Vector(target)-cam.location).to_track_quat('-Z','Y').to_euler(); sc.render.resolution_x,sc.render.resolution_y=w,h; return cam
GONE = (0, -600, -80)   # where the originals of copies wait
def land(x0, x1, y0, y1, z, m):
    """Ground as far as one sees: a slab of such proportions would lose its normals."""
    return meshobj('land', [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], m)
def fog(colour, near, far, most):
    def haze(m, d):
        a = (1 - np.exp(-np.maximum(d - near, 0) / far)); a = np.where((d <= 0) | (d > 5500), 0, a) * most; o = m.copy()
        o[..., :3] = m[..., :3] * (1 - a[..., None]) + np.array(colour, np.float32) * a[..., None]; return o
    return haze
def scatter(o, count, place, size=(.5, 1.1)):
    for _ in range(count): inst(o, place(), random.random() * 6, random.uniform(*size))
    o.location = GONE
def wet(m, share=.5):
    """Puddles on a dark ground: smooth where the noise is low."""
    nt = m.node_tree; b = nt.nodes['Principled BSDF']; tc = N(nt, 'ShaderNodeTexCoord'); nz = N(nt, 'ShaderNodeTexNoise'); nz.inputs['Scale'].default_value = .35; nz.inputs['Detail'].default_value = 5
    mr = N(nt, 'ShaderNodeMapRange'); mr.interpolation_type = 'SMOOTHSTEP'; mr.inputs['From Min'].default_value = share - .08; mr.inputs['From Max'].default_value = share + .08; mr.inputs['To Min'].default_value = .04; mr.inputs['To Max'].default_value = .62
    nt.links.new(tc.outputs['Object'], nz.inputs['Vector']); nt.links.new(nz.outputs['Fac'], mr.inputs['Value']); nt.links.new(mr.outputs[0], b.inputs['Roughness'])
    for link_ in list(b.inputs['Normal'].links): link_.from_node.inputs['Strength'].default_value *= .35
    return m
def ridge(y, amp, seed, m, wave):
    """A range of hills across the picture."""
    rnd = random.Random(seed); ph = [rnd.random() * 6 for _ in range(4)]; n = 240; v = []; f = []
    for i in range(n + 1):
        x = -4200 + 8400 * i / n; z = amp * (.45 + .30 * math.sin(x / wave + ph[0]) + .16 * math.sin(x / wave * 2.3 + ph[1]) + .08 * math.sin(x / wave * 5.1 + ph[2]) + .035 * math.sin(x / wave * 13 + ph[3])); v += [(x, y - amp * 5, -2), (x, y, max(z, 1)), (x, y + amp * 8, -2)]
    for i in range(n): a = 3 * i; f += [(a, a + 3, a + 4, a + 1), (a + 1, a + 4, a + 5, a + 2)]
    return meshobj('ridge', v, f, m, True)
def rays():
    """Where the camera is and, per pixel, which way it looks, in the order of the passes (rows from below)."""
    cam = bpy.context.scene.camera; cd = cam.data; bpy.context.view_layer.update(); mw = np.array(cam.matrix_world); big = max(w, h)
    xs = ((np.arange(w) + .5) / w - .5) * (w / big) + cd.shift_x; ys = ((np.arange(h) + .5) / h - .5) * (h / big) + cd.shift_y; X, Y = np.meshgrid(xs, ys)
    d = np.stack([X, Y, -np.ones_like(X) * cd.lens / cd.sensor_width], -1) @ mw[:3, :3].T; return mw[:3, 3], (d / np.linalg.norm(d, axis=-1, keepdims=True)).astype(np.float32)
def mist(cool, warm, sun, thick, top, patch=180., seed=5, air=2500., base=0., floor=.25, power=6., most=.97, glow=.8, near=0.):
    """Ground mist in drifting banks, thinner with height, brighter towards the sun (azimuth, elevation in degrees): worked out along each ray, so it has no noise.
    thick: density at the ground per metre; top: height where a third is left; air: metres of clear air that hide two thirds; glow: how much of it hides the sky at the horizon; near: metres without any"""
    az, el = (math.radians(q) for q in sun); to = np.array([math.sin(az) * math.cos(el), math.cos(az) * math.cos(el), math.sin(el)], np.float32)
    n = 512; rng = np.random.default_rng(seed); k = np.hypot(*np.meshgrid(np.fft.fftfreq(n) * n, np.fft.fftfreq(n) * n)); k[0, 0] = 1
    field = np.real(np.fft.ifft2(np.fft.fft2(rng.standard_normal((n, n))) * np.where(k > 2, k ** -1.5, 0))); field = (field / field.std()).astype(np.float32)
    def post(m, depth):
        o, d = rays(); gone = (depth <= 0) | (depth > 5500); beside = np.stack([np.roll(depth, (i, j), (0, 1)) for i in (-1, 0, 1) for j in (-1, 0, 1)]); rim = (beside <= 0).any(0)
        far = np.where(gone, 5500, np.where(rim, beside.max(0), depth)).astype(np.float32)   # at an outline before the sky the depth is an average with nothing
        dz = np.where(np.abs(d[..., 2]) < 1e-4, -1e-4, d[..., 2]); zt = base + top * 4
        ta, tb = (zt - o[2]) / dz, (base - 1 - o[2]) / dz; t0 = np.clip(np.minimum(ta, tb), 0, far) if o[2] > zt else np.zeros_like(far); t1 = np.clip(np.maximum(ta, tb), 0, far)
        od = np.zeros_like(far); steps = 28
        for s in range(steps):
            t = t0 + (t1 - t0) * (s + .5) / steps; x, y, z = (o[i] + d[..., i] * t for i in range(3)); u, v = x / patch * 64, y / patch * 64; i, j = np.floor(u).astype(int), np.floor(v).astype(int); fu, fv = u - i, v - j
            q = lambda a, b: field[(i + a) % n, (j + b) % n]; f = (q(0, 0) * (1 - fu) + q(1, 0) * fu) * (1 - fv) + (q(0, 1) * (1 - fu) + q(1, 1) * fu) * fv
            od += np.clip(floor + .55 * f, .03, 2.2) * np.exp(-np.maximum(z - base, 0) / top) * (t1 - t0) / steps
        a = 1 - np.exp((-thick * od - far / air) * np.clip((far - near) / far, 0, 1)); lit = (((d @ to) * .5 + .5) ** power)[..., None]; c = np.array(cool, np.float32) * (1 - lit) + np.array(warm, np.float32) * lit
        a = (a * np.where(far > 5400, 1, most))[..., None]; sky_ = gone[..., None]; a = np.where(sky_, np.maximum(1 - np.exp(-thick * od), glow * np.exp(-np.maximum(d[..., 2], 0) / .09))[..., None], a); r = m.copy(); r[..., :3] = m[..., :3] * (1 - a) + c * a; return r
    return post
def lat(p,q,wd=.55,r=.05):
    """lattice beam from p to q"""
    p,q=Vector(p),Vector(q); d=(q-p).normalized(); u=d.cross(Vector((0,1,0)) if abs(d.y)<.9 else Vector((1,0,0))).normalized(); v=d.cross(u); L=(q-p).length; n=max(2,int(L/(wd*1.25)))
    V_=[];F_=[]
    def rod(a,b,rr):
        dd=(b-a).normalized(); uu=dd.orthogonal().normalized(); vv=dd.cross(uu); k=len(V_)
        for e in(a,b): V_.extend(tuple(e+(uu*math.cos(i*1.5708)+vv*math.sin(i*1.5708))*rr) for i in range(4))
        F_.extend((k+i,k+(i+1)%4,k+4+(i+1)%4,k+4+i) for i in range(4))
    cs=[(u*sx+v*sy)*wd/2 for sx,sy in((1,1),(1,-1),(-1,-1),(-1,1))]
    for c in cs: rod(p+c,q+c,r)
    for k in range(n):
        a,b=p+d*L*k/n,p+d*L*(k+1)/n
        for i in range(4): c1,c2=(cs[i],cs[(i+1)%4]) if k%2 else (cs[(i+1)%4],cs[i]); rod(a+c1,b+c2,r*.5)
    return meshobj('lat',V_,F_,mat('gal','#9aa0a2',.45,metal=.6))
def rain(m, colour, lean=.42, share=1.5, size=(.02, .055)):
    """Streaks that the wind drives, lighter than what is behind them; share: streaks per pixel of the width."""
    o = m.copy(); H, W = o.shape[:2]; rng = np.random.default_rng(3); drops = np.zeros((H, W), np.float32)
    for _ in range(int(W * share)):
        x, y, n = rng.random() * W, rng.random() * H, int(H * rng.uniform(*size)); b = rng.uniform(.2, 1)
        for k in range(n):
            xi, yi = int(x + k * lean), int(y + k)
            if 0 <= xi < W and 0 <= yi < H: drops[yi, xi] = max(drops[yi, xi], b)
    o[..., :3] += drops[..., None] * np.array(colour, np.float32); return o
def drops(count, place, m, size=(.0012, .0046)):
    """Drops on a surface as one mesh; place() gives a point and its normal."""
    v = []; f = []
    for _ in range(count):
        p, n = place(); t = n.orthogonal().normalized(); u = n.cross(t); r = random.uniform(*size) * random.uniform(.5, 1); b = len(v)
        for k, (rr, hh) in enumerate(((1, 0), (.82, .30), (.45, .48))): v += [tuple(p + (t * math.cos(i * .7854) + u * math.sin(i * .7854)) * r * rr + n * r * hh) for i in range(8)]
        v.append(tuple(p + n * r * .54)); f += [(b + 8 * k + i, b + 8 * k + (i + 1) % 8, b + 8 * k + 8 + (i + 1) % 8, b + 8 * k + 8 + i) for k in (0, 1) for i in range(8)] + [(b + 16 + i, b + 16 + (i + 1) % 8, b + 24) for i in range(8)]
    return meshobj('drops', v, f, m, True)
