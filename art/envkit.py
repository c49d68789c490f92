"""helpers for outdoor and indoor scenes: sky, procedural materials, plants, trees, vehicles"""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from kit import *; from products import *
import random
args=sys.argv[sys.argv.index('--')+1:]; shot=args[0]; kw=dict(a.split('=') for a in args[1:])
w=int(kw.get('w',2400)); h=int(kw.get('h',1350)); spp=int(kw.get('spp',32)); suf=kw.get('suf','')
F=lambda k,d:float(kw.get(k,d))
def N(nt,t,**k):
    n=nt.nodes.new(t)
    for a,b in k.items(): setattr(n,a,b)
    return n
def sky(elev,rot,strength,clouds=.5,air=1.,dust=1.,ozone=1.,cloud_col=(1,.97,.93),cs=1.2,sun=True,size=.545,thr=.52,csharp=.22):
    wd=bpy.data.worlds.new('sky'); bpy.context.scene.world=wd; wd.use_nodes=True; nt=wd.node_tree; bg=nt.nodes['Background']
    s=N(nt,'ShaderNodeTexSky',sky_type='NISHITA'); s.sun_elevation=math.radians(elev); s.sun_rotation=math.radians(rot); s.sun_disc=sun; s.air_density=air; s.dust_density=dust; s.ozone_density=ozone; s.sun_size=math.radians(size); s.sun_intensity=float(kw.get('si',.45)); s.altitude=50
    bg.inputs[1].default_value=strength; L=nt.links.new
    if clouds:
        tc=N(nt,'ShaderNodeTexCoord'); sx=N(nt,'ShaderNodeSeparateXYZ'); L(tc.outputs['Generated'],sx.inputs[0])
        ad=N(nt,'ShaderNodeMath',operation='ADD'); ad.inputs[1].default_value=.12; mx=N(nt,'ShaderNodeMath',operation='MAXIMUM'); mx.inputs[1].default_value=0.; L(sx.outputs['Z'],mx.inputs[0]); L(mx.outputs[0],ad.inputs[0])
        dx=N(nt,'ShaderNodeMath',operation='DIVIDE'); dy=N(nt,'ShaderNodeMath',operation='DIVIDE'); L(sx.outputs['X'],dx.inputs[0]); L(ad.outputs[0],dx.inputs[1]); L(sx.outputs['Y'],dy.inputs[0]); L(ad.outputs[0],dy.inputs[1])
        cb=N(nt,'ShaderNodeCombineXYZ'); L(dx.outputs[0],cb.inputs[0]); L(dy.outputs[0],cb.inputs[1])
        mp=N(nt,'ShaderNodeMapping'); mp.inputs['Scale'].default_value=(cs*.55,cs*1.25,1); mp.inputs['Rotation'].default_value=(0,0,.5); mp.inputs['Location'].default_value=(3.1,1.7,0); L(cb.outputs[0],mp.inputs[0])
        nz=N(nt,'ShaderNodeTexNoise'); nz.inputs['Scale'].default_value=1.; nz.inputs['Detail'].default_value=9; nz.inputs['Roughness'].default_value=.60; nz.inputs['Distortion'].default_value=.55; L(mp.outputs[0],nz.inputs['Vector'])
        mr=N(nt,'ShaderNodeMapRange'); mr.interpolation_type='SMOOTHSTEP'; mr.inputs['From Min'].default_value=thr; mr.inputs['From Max'].default_value=thr+csharp; mr.inputs['To Max'].default_value=clouds; L(nz.outputs['Fac'],mr.inputs['Value'])
        # fade at horizon
        hf=N(nt,'ShaderNodeMapRange'); hf.inputs['From Min'].default_value=.02; hf.inputs['From Max'].default_value=.22; L(sx.outputs['Z'],hf.inputs['Value'])
        ml=N(nt,'ShaderNodeMath',operation='MULTIPLY'); L(mr.outputs[0],ml.inputs[0]); L(hf.outputs[0],ml.inputs[1])
        # cloud colour = brightened sky luminance
        bw=N(nt,'ShaderNodeMixRGB',blend_type='MIX'); bw.inputs[0].default_value=.62; L(s.outputs[0],bw.inputs[1]); tb=N(nt,'ShaderNodeRGBToBW'); L(s.outputs[0],tb.inputs[0]); L(tb.outputs[0],bw.inputs[2])
        br=N(nt,'ShaderNodeMixRGB',blend_type='MULTIPLY'); br.inputs[0].default_value=1; f=2.3; br.inputs[2].default_value=(cloud_col[0]*f,cloud_col[1]*f,cloud_col[2]*f,1); L(bw.outputs[0],br.inputs[1])
        mxx=N(nt,'ShaderNodeMixRGB'); L(ml.outputs[0],mxx.inputs[0]); L(s.outputs[0],mxx.inputs[1]); L(br.outputs[0],mxx.inputs[2]); L(mxx.outputs[0],bg.inputs[0])
    else: L(s.outputs[0],bg.inputs[0])
def noisemat(name,c1,c2,scale,rough=.8,bump=.3,bd=.01,detail=6,vec='Object',stretch=(1,1,1),c3=None,spec=.3):
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; L=nt.links.new
    tc=N(nt,'ShaderNodeTexCoord'); mp=N(nt,'ShaderNodeMapping'); mp.inputs['Scale'].default_value=stretch; L(tc.outputs[vec],mp.inputs[0])
    nz=N(nt,'ShaderNodeTexNoise'); nz.inputs['Scale'].default_value=scale; nz.inputs['Detail'].default_value=detail; nz.inputs['Roughness'].default_value=.6; L(mp.outputs[0],nz.inputs['Vector'])
    cr=N(nt,'ShaderNodeValToRGB'); cr.color_ramp.elements[0].position=.32; cr.color_ramp.elements[1].position=.68; cr.color_ramp.elements[0].color=lin(c1); cr.color_ramp.elements[1].color=lin(c2); L(nz.outputs['Fac'],cr.inputs[0])
    col=cr.outputs[0]
    if c3:
        n2=N(nt,'ShaderNodeTexNoise'); n2.inputs['Scale'].default_value=scale*.06; L(mp.outputs[0],n2.inputs['Vector']); mr=N(nt,'ShaderNodeMapRange'); mr.inputs['From Min'].default_value=.42; mr.inputs['From Max'].default_value=.6; L(n2.outputs['Fac'],mr.inputs[0])
        mi=N(nt,'ShaderNodeMixRGB'); mi.inputs[2].default_value=lin(c3); L(mr.outputs[0],mi.inputs[0]); L(col,mi.inputs[1]); col=mi.outputs[0]
    L(col,b.inputs['Base Color']); b.inputs['Roughness'].default_value=rough; b.inputs['Specular'].default_value=spec
    if bump: bp=N(nt,'ShaderNodeBump'); bp.inputs['Strength'].default_value=bump; bp.inputs['Distance'].default_value=bd; L(nz.outputs['Fac'],bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal'])
    return m
def randmat(name,c1,c2,rough=.6,stretch=(30,30,1.5)):
    m=noisemat(name,c1,c2,1.,rough,.25,.002,4,'Object',stretch); nt=m.node_tree; b=nt.nodes['Principled BSDF']; src=b.inputs['Base Color'].links[0].from_socket
    oi=N(nt,'ShaderNodeObjectInfo'); mr=N(nt,'ShaderNodeMapRange'); mr.inputs['To Min'].default_value=.72; mr.inputs['To Max'].default_value=1.12; nt.links.new(oi.outputs['Random'],mr.inputs[0])
    hs=N(nt,'ShaderNodeHueSaturation'); nt.links.new(src,hs.inputs['Color']); nt.links.new(mr.outputs[0],hs.inputs['Value']); nt.links.new(hs.outputs[0],b.inputs['Base Color']); return m
def glassmat():
    m=bpy.data.materials.new('pane'); m.use_nodes=True; nt=m.node_tree; nt.nodes.remove(nt.nodes['Principled BSDF']); o=nt.nodes['Material Output']
    t=N(nt,'ShaderNodeBsdfTransparent'); t.inputs[0].default_value=(.93,.95,.95,1); g=N(nt,'ShaderNodeBsdfGlossy'); g.inputs['Roughness'].default_value=.0; f=N(nt,'ShaderNodeFresnel'); f.inputs[0].default_value=1.5; x=N(nt,'ShaderNodeMixShader'); L=nt.links.new
    L(f.outputs[0],x.inputs[0]); L(t.outputs[0],x.inputs[1]); L(g.outputs[0],x.inputs[2]); L(x.outputs[0],o.inputs[0]); return m
def gridmat(name,base,line,sx,sy,mort,rough,spec=.5,coat=0,bump=False,axes=(0,1)):
    """brick texture without offset = panel joints / PV cells"""
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; L=nt.links.new; tc=N(nt,'ShaderNodeTexCoord'); sp=N(nt,'ShaderNodeSeparateXYZ'); cb=N(nt,'ShaderNodeCombineXYZ'); L(tc.outputs['Object'],sp.inputs[0])
    L(sp.outputs[axes[0]],cb.inputs[0]); L(sp.outputs[axes[1]],cb.inputs[1])
    br=N(nt,'ShaderNodeTexBrick'); br.offset=0; br.squash=1; br.inputs['Scale'].default_value=1; br.inputs['Brick Width'].default_value=sx; br.inputs['Row Height'].default_value=sy; br.inputs['Mortar Size'].default_value=mort; br.inputs['Mortar Smooth'].default_value=.2
    br.inputs['Color1'].default_value=lin(base[0]); br.inputs['Color2'].default_value=lin(base[1]); br.inputs['Mortar'].default_value=lin(line); L(cb.outputs[0],br.inputs['Vector']); L(br.outputs['Color'],b.inputs['Base Color'])
    b.inputs['Roughness'].default_value=rough; b.inputs['Specular'].default_value=spec; b.inputs['Clearcoat'].default_value=coat; b.inputs['Clearcoat Roughness'].default_value=.03
    if bump: bp=N(nt,'ShaderNodeBump'); bp.invert=True; bp.inputs['Strength'].default_value=.6; bp.inputs['Distance'].default_value=.006; L(br.outputs['Fac'],bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal'])
    return m
def bx(name,x0,x1,y0,y1,z0,z1,m,r=.004,bev=.004): return box(name,x1-x0,y1-y0,z1-z0,m,((x0+x1)/2,(y0+y1)/2,z0),r,bev,res=1)
def meshobj(name,v,f,m,smooth=False):
    me=bpy.data.meshes.new(name); me.from_pydata(v,[],f); me.materials.append(m)
    if smooth:
        for p in me.polygons:p.use_smooth=True
    return link(bpy.data.objects.new(name,me))
def tuft(name,n,hgt,spread,m,lean=.45,wd=.006):
    v=[];f=[]
    for i in range(n):
        a=random.random()*2*pi; r=spread*.3*math.sqrt(random.random()); bx_,by=r*math.cos(a),r*math.sin(a); d=a+random.uniform(-.6,.6); H=hgt*random.uniform(.55,1); ln=lean*H*random.uniform(.2,1); px,py=-math.sin(d)*wd/2,math.cos(d)*wd/2; b=len(v); S=5
        for k in range(S+1):
            t=k/S; o=ln*t*t; z=H*(t-.25*t*t*lean); ww=(1-t*.92); x=bx_+math.cos(d)*o; y=by+math.sin(d)*o; v+=[(x-px*ww,y-py*ww,z),(x+px*ww,y+py*ww,z)]
        for k in range(S): f.append((b+2*k,b+2*k+1,b+2*k+3,b+2*k+2))
    return meshobj(name,v,f,m,True)
def leafmat(name,c1,c2,trans=.25):
    m=noisemat(name,c1,c2,1.7,.7,0,0,3); nt=m.node_tree; b=nt.nodes['Principled BSDF']; o=nt.nodes['Material Output']; t=N(nt,'ShaderNodeBsdfTranslucent'); x=N(nt,'ShaderNodeMixShader'); x.inputs[0].default_value=trans; src=b.inputs['Base Color'].links[0].from_socket
    nt.links.new(src,t.inputs[0]); nt.links.new(b.outputs[0],x.inputs[1]); nt.links.new(t.outputs[0],x.inputs[2]); nt.links.new(x.outputs[0],o.inputs[0]); return m
def treemesh(name,hgt,rad,n,lm,tm,leaf=.10,stem=.36,shape=1.0):
    """branching tree: tapered trunk, boughs, twigs; leaves sit around the twig ends, so the crown has holes and a natural outline"""
    tips=[]; parts=[]
    def br(p,d,L,r,lev):
        q=p+d*L*.5+Vector((random.gauss(0,.06),random.gauss(0,.06),random.gauss(0,.03)))*L; e=p+d*L+Vector((0,0,.08*L)); parts.append(tube(name+'b',[tuple(p),tuple(q),tuple(e)],[r,r*.78,r*.5],tm,None,1,False))
        if lev==2:
            for t in(.35,.7,1.): tips.append((p.lerp(e,t),L))
            return
        k=(7,5)[lev]
        for i in range(k):
            t=.35+.65*(i+random.random()*.6)/k; a=random.random()*6.283; up=random.uniform(.15,.75) if lev==0 else random.uniform(-.25,.6); nd=(Vector((math.cos(a),math.sin(a),up)) if lev==0 else (d*.6+Vector((random.gauss(0,.7),random.gauss(0,.7),random.gauss(.15,.45))))).normalized()
            br(p.lerp(e,min(t,1)),nd,L*(.52 if lev==0 else .58)*random.uniform(.8,1.15)*(1.15-.45*t if lev==0 else 1)*rad/hgt*2.6,r*.45,lev+1)
    br(Vector((0,0,0)),Vector((random.gauss(0,.03),random.gauss(0,.03),1)).normalized(),hgt*.80,hgt*.020,0)
    v=[];f=[]
    for i in range(n):
        c,L=random.choice(tips); d=Vector((random.gauss(0,1),random.gauss(0,1),random.gauss(0,.75))); p=c+d*max(L,.35)*.27
        if p.z<hgt*stem*.75: continue
        nrm=Vector((random.gauss(0,.6),random.gauss(0,.6),random.gauss(.5,.6))).normalized(); t=nrm.orthogonal().normalized(); t.rotate(Matrix.Rotation(random.random()*6.28,3,nrm)); u=nrm.cross(t); s=leaf*random.uniform(.55,1.15); b=len(v)
        v+=[tuple(p-t*s*.5),tuple(p+u*s*.26),tuple(p+t*s*.5),tuple(p-u*s*.26)]; f.append((b,b+1,b+2,b+3))
    o=meshobj(name,v,f,lm)
    bpy.ops.object.select_all(action='DESELECT')
    for q in parts: q.select_set(True)
    bpy.context.view_layer.objects.active=parts[0]; bpy.ops.object.join(); parts[0].parent=o
    return o
def inst(o,loc,rot=0,s=1):
    n=o.copy(); n.location=loc; n.rotation_euler=(0,0,rot); n.scale=(s,s,s); link(n)
    for c in o.children: k=c.copy(); link(k); k.parent=n
    return n

def plant(x,y,z=.02,s=1.,m=None):
    """pot plant with broad arching leaves"""
    cyl('pot',.16*s,.34*s,M('white2'),(x,y,z),.02,'Z',None,n=32); m=m or mat('plantleaf','#2f4a2b',.5); v=[];f=[]
    for i in range(26):
        a=random.random()*6.28; H=random.uniform(.5,1.0)*s; ln=random.uniform(.25,.6)*s; wd=random.uniform(.05,.09)*s; b=len(v)
        for k in range(7):
            t=k/6; o=ln*t**1.5; zz=z+.34*s+H*(t-.38*t*t); ww=wd*math.sin(pi*min(1,.12+t*.88)); v+=[(x+math.cos(a)*o-math.sin(a)*ww,y+math.sin(a)*o+math.cos(a)*ww,zz),(x+math.cos(a)*o+math.sin(a)*ww,y+math.sin(a)*o-math.cos(a)*ww,zz)]
        for k in range(6): f.append((b+2*k,b+2*k+1,b+2*k+3,b+2*k+2))
    return meshobj('plant',v,f,m,True)
def curtain(x0,x1,y,z0,z1,m,folds=9,amp=.05):
    n=folds*10; v=[];f=[]
    for i in range(n+1):
        t=i/n; x=x0+(x1-x0)*t; yy=y+amp*math.sin(t*folds*2*pi)+amp*.3*math.sin(t*folds*4.7); v+=[(x,yy,z0),(x,yy,z1)]
    for i in range(n): f.append((2*i,2*i+2,2*i+3,2*i+1))
    return meshobj('curtain',v,f,m,True)
def framed(x,z,w_,h_,y,c,face='-Y'):
    """picture: frame, mount, image"""
    fr=M('graphite'); plate('fr',[rrect(w_,h_,.004),rrect(w_-.04,h_-.04,.002)],.03,fr,(x,y,z) if face in('-Y','Y') else (y,x,z),.002,face,res=1)
    plate('mount',rrect(w_-.03,h_-.03,.002),.006,mat('mount','#f2eee6',.9),(x,y,z) if face in('-Y','Y') else (y,x,z),.001,face,res=0)
    d=.008; P=(x,y-d,z) if face=='-Y' else ((y+d,x,z) if face=='X' else (y-d,x,z)); plate('img',rrect(w_*.62,h_*.62,.002),.002,c,P,.0005,face,res=0)
def loft(name,secs,m,parent=None,sub=2):
    """skin through closed sections (equal point counts), capped, subdivision-smoothed"""
    n=len(secs[0]); v=[p for s in secs for p in s]; f=[]
    for j in range(len(secs)-1):
        for i in range(n): f.append((j*n+i,j*n+(i+1)%n,(j+1)*n+(i+1)%n,(j+1)*n+i))
    f.append(tuple(range(n-1,-1,-1))); f.append(tuple((len(secs)-1)*n+i for i in range(n)))
    o=meshobj(name,v,f,m,True)
    if sub:
        s=o.modifiers.new('s','SUBSURF'); s.levels=s.render_levels=sub; me=bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get())); o.modifiers.clear(); o.data=me
        for p in me.polygons:p.use_smooth=True
    if parent:o.parent=parent
    return o
def wheel(x,y,r,g,side=-1,wd=.20):
    tyre=mat('tyre','#101112',.8); rim=mat('rim','#8d9193',.35,metal=1.)
    cyl('tyre',r,wd,tyre,(x,y+(-side)*wd if side<0 else y,r),.035,'-Y' ,g,n=48).location.y=y
    cyl('rim',r*.66,.02,rim,(x,y-(wd if side<0 else 0)+(.006 if side<0 else -.006),r),.006,'-Y',g,n=40)
    for k in range(10): a=k*.628; o=plate('spoke',rrect(r*.10,r*.5,.01),.02,'core',(x+math.cos(a)*r*.36,y-(wd if side<0 else 0)-(.012 if side<0 else -.02),r+math.sin(a)*r*.36),.004,'-Y',g,res=0); o.rotation_euler=(0,-a+pi/2,0)
def van(name='van',loc=(0,0,0),rotz=0,paint=None,brand=None,hold=False):
    """delivery van, nose towards +X, 5.4 x 2.0 x 2.35 m; hold: hollow and open at the back, without its doors"""
    g=group(name,loc); g.rotation_euler=(0,0,rotz); paint=paint or mat('vanpaint','#e9e7e2',.25,coat=.6); gl=mat('vanglass','#07090b',.05,coat=1.); dark=mat('vandark','#16181a',.6); wd=1.96
    prof=[(-2.62,.42),(-2.66,.60),(-2.64,2.10),(-2.55,2.30),(-2.2,2.36),(1.0,2.36),(1.35,2.30),(2.12,1.36),(2.62,1.16),(2.74,.98),(2.78,.55),(2.70,.40)]
    def rnd(P,it=2):
        for _ in range(it):
            Q=[]
            for i,p in enumerate(P): q=P[(i+1)%len(P)]; Q+= [(p[0]*.8+q[0]*.2,p[1]*.8+q[1]*.2),(p[0]*.2+q[0]*.8,p[1]*.2+q[1]*.8)]
            P=Q
        return P
    o=plate('body',rnd(prof),wd,paint,(0,wd/2,0),.16,'-Y',g,res=6,cuts=[plate('cut',rrect(4.2,1.58,.06,-1.3,1.40),1.66,'core',(0,-.15,0),.001,'-Y')] if hold else ())
    for y,f,s in((-wd/2,'-Y',-1),(wd/2,'Y',1)):
        win=rnd([(1.02,1.42),(1.02,2.05),(1.30,2.06),(1.86,1.42)],1); W=[(p[0]*(1 if s<0 else -1),p[1]) for p in win]
        plate('win',W,.012,gl,(0,y+s*.002 if s>0 else y-.002,0),.003,f,g,res=1); plate('sill',rrect(4.9,.16,.03,0,.50),.02,dark,(0,y,0),.006,f,g,res=1)
        for x in(.94,-.55): plate('seam',rrect(.010,1.55,.003,x*(1 if s<0 else -1),1.38),.003,dark,(0,y,0),.0005,f,g,res=0)
        plate('mould',rrect(3.2,.010,.003,-.8*(1 if s<0 else -1),1.25),.003,dark,(0,y,0),.0005,f,g,res=0)
        if brand: text(brand,.30,brand_m(),((-1.6),y-.004 if s<0 else y+.004,1.72),f,g,'SemiBold','CENTER',.001)
        for x in(-1.62,1.78): cyl('arch',.43,.03,dark,(x,y-s*.0,.36),.004,'-Y',g,n=40).location.y=y+(.004 if s<0 else .022); wheel(x,y+(.16 if s<0 else .02),.345,g,-1 if s<0 else 1,.20)
    ws=meshobj('ws',[(1.42,-.80,2.22),(1.42,.80,2.22),(2.13,.84,1.385),(2.13,-.84,1.385)],[(0,1,2,3)],gl); ws.location=(.022,0,.02); ws.parent=g
    plate('grille',rrect(1.2,.16,.04,0,.82),.02,dark,(2.755,0,0),.006,'X',g,res=1); plate('bump',rrect(1.9,.22,.06,0,.48),.05,dark,(2.74,0,0),.02,'X',g,res=2)
    for y in(-.72,.72): plate('lamp',rrect(.34,.13,.05,0,0),.02,mat('lampg','#dfe6ea',.1,coat=1.),(2.70,y,1.0),.008,'X',g,res=1)
    return g
def brand_m(): return mat('vanbrand','#0F5C43',.5)
def join(g):
    obs=[o for o in tree(g) if o.type=='MESH']; bpy.ops.object.select_all(action='DESELECT')
    for o in obs:
        if o.data.users>1:o.data=o.data.copy()
        o.select_set(True)
    bpy.context.view_layer.objects.active=obs[0]; bpy.ops.object.join(); o=bpy.context.object; mw=o.matrix_world.copy(); o.parent=None; o.matrix_world=mw; return o
def viewcam(loc,target,lens,sy=0.,sx=0.,fstop=0):
    """straight verticals: level camera, framing by shift; fstop: shallow focus on the target"""
    sc=bpy.context.scene; cd=bpy.data.cameras.new('c'); cd.lens=lens; cam=link(bpy.data.objects.new('c',cd)); sc.camera=cam; cam.location=loc; d=Vector(target)-cam.location; cam.rotation_euler=(pi/2,0,math.atan2(-d.x,d.y)); cd.shift_y=sy; cd.shift_x=sx; cd.clip_end=6000; cd.dof.use_dof=bool(fstop); cd.dof.focus_distance=(Vector(target)-cam.location).length; cd.dof.aperture_fstop=fstop or 8; sc.render.resolution_x,sc.render.resolution_y=w,h; return cam
def bike(loc,rot,c):
    g=group('bike',loc); g.rotation_euler=(0,0,rot); blk=mat('bk','#17191a',.5); m_=mat('bike'+c,c,.35)
    for x in(-.52,.52):
        tv=[];tf=[];R,r=.335,.018
        for i in range(40):
            for j in range(8): A=6.2832*i/40; B=6.2832*j/8; tv.append((x+(R+r*math.cos(B))*math.cos(A),r*math.sin(B),.35+(R+r*math.cos(B))*math.sin(A)))
        for i in range(40):
            for j in range(8): tf.append((i*8+j,((i+1)%40)*8+j,((i+1)%40)*8+(j+1)%8,i*8+(j+1)%8))
        meshobj('tyre',tv,tf,blk,True).parent=g
        for k in range(14): A=k*.4488; tube('sp',[(x,0,.35),(x+.33*math.cos(A),0,.35+.33*math.sin(A))],[.0016]*2,M('zinc'),g,0,False)
    T=lambda P,r=.016:tube('fr',P,[r]*len(P),m_,g,4,False)
    T([(-.52,0,.35),(-.10,0,.32)],.010); T([(-.10,0,.32),(-.22,0,.80)]); T([(-.22,0,.76),(-.52,0,.35)],.009); T([(-.10,0,.32),(.36,0,.74)],.019); T([(-.20,0,.74),(.34,0,.82)]); T([(.34,0,.86),(.38,0,.66),(.52,0,.35)],.014)
    tube('bar',[(.30,-.28,.98),(.36,-.1,1.0),(.34,0,.96),(.36,.1,1.0),(.30,.28,.98)],[.012]*5,blk,g,3); T([(.34,0,.86),(.335,0,.97)],.012); T([(-.22,0,.80),(-.235,0,.92)],.012); box('sad',.25,.13,.05,blk,(-.24,0,.92),.05,.02,g,res=2); cyl('chain',.09,.006,blk,(-.10,-.03,.32),.001,'-Y',g)
    return g

# ---------------------------------------------------------------- rooms: turned things, lit cards, charts, cells, what lies on tables
def turned(name,prof,m,loc=(0,0,0),n=56,parent=None):
    """revolved outline [(radius, height), ...], inside and all: cups, bowls, lamp shades, fruit"""
    v=[(r*math.cos(2*pi*i/n),r*math.sin(2*pi*i/n),z) for r,z in prof for i in range(n)]; f=[(j*n+i,j*n+(i+1)%n,(j+1)*n+(i+1)%n,(j+1)*n+i) for j in range(len(prof)-1) for i in range(n)]
    o=meshobj(name,v,f,m,True); o.data.use_auto_smooth=True; o.data.auto_smooth_angle=math.radians(50); o.location=loc; o.parent=parent; return o
def card(name,x0,x1,y,z0,z1,stops,strength=1.):
    """upright lit card that only the lens and mirrors see: colours from below to above, [(height 0..1, colour), ...]"""
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; m.cycles.sample_as_light=False; tc=N(nt,'ShaderNodeTexCoord'); sp=N(nt,'ShaderNodeSeparateXYZ'); cr=N(nt,'ShaderNodeValToRGB'); e=cr.color_ramp.elements
    while len(e)<len(stops): e.new(.5)
    for q,(t,c) in zip(e,stops): q.position=t
    for q,(t,c) in zip(sorted(e,key=lambda q:q.position),stops): q.color=lin(c)
    nt.links.new(tc.outputs['Generated'],sp.inputs[0]); nt.links.new(sp.outputs['Z'],cr.inputs[0]); nt.links.new(cr.outputs[0],b.inputs['Emission']); b.inputs['Base Color'].default_value=(0,0,0,1); b.inputs['Specular'].default_value=0; b.inputs['Emission Strength'].default_value=strength
    o=meshobj(name,[(x0,y,z0),(x1,y,z0),(x1,y,z1),(x0,y,z1)],[(0,1,2,3)],m); o.visible_diffuse=False; o.visible_shadow=False; return o
def ridge(name,pts,y,z0,m):
    """outline of hills or trees against a sky"""
    n=len(pts); return meshobj(name,[(x,y,z0) for x,_ in pts]+[(x,y,z) for x,z in pts],[(i,i+1,n+i+1,n+i) for i in range(n-1)],m)
def ribs(name,x0,x1,z0,tops,y,m,share=.42,parent=None):
    """the rib chart: fine upright lines side by side, facing -Y; a top of 0 leaves a gap"""
    n=len(tops); p=(x1-x0)/n; v=[];f=[]
    for i,t in enumerate(tops):
        if t<=0: continue
        x=x0+(i+.5)*p; b=len(v); v+=[(x-p*share/2,y,z0),(x+p*share/2,y,z0),(x+p*share/2,y,z0+t),(x-p*share/2,y,z0+t)]; f.append((b,b+1,b+2,b+3))
    o=meshobj(name,v,f,m); o.parent=parent; return o
def lit(name,c,e=1.): return mat(name,'#000000',.5,spec=0.,emit=c,estr=e)
def mug(loc,m,drink='#3d2415',turn=0.,s=1.):
    g=group('mug',loc); g.rotation_euler=(0,0,turn); g.scale=(s,s,s)
    turned('mugb',[(0,.004),(.030,.004),(.031,0),(.036,0),(.0395,.004),(.0415,.02),(.042,.060),(.0415,.094),(.0405,.0955),(.039,.094),(.0385,.06),(.037,.012),(0,.009)],m,parent=g)
    turned('tea',[(0,.078),(.030,.078),(.0386,.0785)],mat('tea'+drink,drink,.06),parent=g); tube('ear',[(.040,0,.080),(.058,0,.080),(.069,0,.064),(.066,0,.040),(.052,0,.026),(.039,0,.024)],[.0062,.0056,.0054,.0054,.0056,.0064],m,g,8); return g
def cellmesh(wd=.0395,d=.150,h=.122,film='#31566f'):
    """prismatic cell, joined to one mesh: film, bare lid, two terminals, vent; stands on its origin"""
    g=group('cell'); box('film',wd,d,h,mat('film'+film,film,.34,coat=.25),(0,0,0),.0028,.0018,g,res=2); box('lid',wd-.0022,d-.003,.0012,mat('lidal','#c3c5c4',.36,metal=1.),(0,0,h-.0004),.002,.0004,g,res=1)
    for s in(-1,1): box('ring',wd*.70,.026,.0022,mat('cellring',('#1d1f20','#7d2f28')[s>0],.5) if s<0 else mat('cellring2','#5f2a25',.5),(0,s*d*.33,h+.0006),.003,.0006,g,res=1); box('term',wd*.52,.019,.0050,'steel',(0,s*d*.33,h+.0006),.002,.0006,g,res=1); cyl('stud',.0032,.0012,'zinc',(0,s*d*.33,h+.0056),.0003,'Z',g,n=20)
    plate('vent',[rrect(wd*.5,.022,.010,n=5),rrect(wd*.5-.003,.019,.0085,n=5)],.0010,'zinc',(0,0,h+.0006),.0003,'Z',g,res=1); cyl('plug',.0026,.0012,'zinc',(0,-.022,h+.0006),.0004,'Z',g,n=16)
    o=join(g); o.data.transform(o.matrix_world); o.matrix_world=Matrix.Identity(4); return o
def open_module(loc=(0,0,0),rotz=0,led='led'):
    """MYRTILLO module with its cover off: cells in two rows, busbars, sensing strip, board"""
    g=group('open',loc); g.rotation_euler=(0,0,rotz); hh=.128; wall=plate('tray',[notch(rrect(W,D-.008,.034,0,0,10),LX,.0085,.006),rrect(W-.016,D-.026,.027)],hh,'white',(0,.004,0),.0020,'Z',g); box('fl',W-.012,D-.02,.006,'core',(0,.004,0),.028,.001,g)
    plate('gasket',[rrect(W-.005,D-.014,.031),rrect(W-.012,D-.021,.028)],.0014,'rubber',(0,.004,hh-.0006),.0004,'Z',g,res=1); plate('led',rrect(.0052,.003,.0008,n=2),hh-.006,led,(LX,.004-(D-.008)/2+.0046,.002),.0004,'Z',g,res=1); text('MYRTILLO',.0125,'ink',(.268,-.1722,.024),'-Y',g,'SemiBold','RIGHT',.0002,1.25)
    c=cellmesh(); n=12; p=.0412; x0=-.262; top=.012+.122
    for j in(-1,1):
        for i in range(n): o=inst(c,(x0+i*p,.004+j*.0785,.012),pi*(i%2)); o.parent=g
        for i in range(n-1):
            s=1 if i%2 else -1
            y=.004+j*.0785+s*.0495; box('bar',p+.022,.0135,.0022,mat('alu','#cfd0ce',.32,metal=1.) if i%3 else mat('copper','#b8734a',.35,metal=1.),(x0+(i+.5)*p,y,top+.0062),.003,.0006,g,res=1)
    bpy.data.objects.remove(c)
    for j in(-1,1): box('flex',n*p-.02,.014,.0006,mat('flex','#8a5b1f',.4,coat=.3),(x0+5.5*p,.004+j*.0785,top+.0016),.002,.0001,g,res=0)
    bxx=.262; box('bms',.052,.270,.0018,mat('pcb','#153d2e',.4,coat=.4),(bxx-.001,.004,top-.010),.003,.0004,g,res=1); box('spine',.012,.30,.10,'core',(bxx-.032,.004,.012),.002,.001,g,res=0)
    for k,(dx,y,a,b,e) in enumerate(((-.008,-.09,.016,.016,.003),(.010,-.06,.010,.020,.004),(-.006,-.03,.022,.014,.0025),(.008,.0,.012,.012,.008),(-.008,.03,.016,.024,.003),(.009,.07,.010,.034,.006),(-.008,.10,.018,.020,.010))): box('chip',a,b,e,('satin','graphite','core')[k%3],(bxx+dx,.004+y,top-.0085),.001,.0004,g,res=1)
    for y in(-.115,.123): cable('pole',[(bxx-.034,y*.62,top+.006),(bxx-.015,y*.72,top+.022),(bxx+.008,y*.9,top+.012),(bxx+.012,y,top-.006)],.0042,'red' if y>0 else 'rubber',g)
    return g
def cover(loc,rot=(0,0,0)):
    """the lid that belongs on it"""
    g=group('cover',loc); g.rotation_euler=rot; plate('lidw',rrect(W,D-.008,.034,0,0,10),.030,'white',(0,0,0),.0024,'Z',g); plate('lidin',rrect(W-.02,D-.03,.026),.003,'graphite',(0,0,-.0015),.0005,'Z',g,res=1)
    for i in range(12):
        for j in(-1,1): box('pad',.030,.120,.004,mat('foam','#4a4d4c',.95),((i-5.5)*.0425,j*.0785,-.005),.004,.0012,g,res=1)
    for x in(-.282,-.1,.1,.282):
        for y in(-.160,.160): cyl('hole',.0034,.0008,'core',(x,y,-.0006),.0002,'-Z',g,n=16)
    return g
def multimeter(loc,rot=(0,0,0)):
    """lies on its back, display away from -Y"""
    g=group('meter',loc); g.rotation_euler=rot; box('holster',.086,.178,.032,mat('holster','#a8792a',.62),(0,0,0),.016,.008,g,res=4); box('face',.070,.160,.008,'satin',(0,.002,.0275),.010,.003,g,res=3); box('lcdr',.058,.044,.002,'core',(0,.052,.0352),.004,.0006,g); box('lcd',.052,.036,.0012,mat('lcd','#8f9d8c',.25,coat=.6),(0,.052,.0366),.002,.0002,g,res=0)
    cyl('dial',.021,.010,'graphite',(0,-.006,.0352),.003,'Z',g); box('mark',.0035,.020,.0016,'white2',(0,.001,.0448),.001,.0004,g,res=0).rotation_euler=(0,0,.6)
    for k in range(12): a=k*.5236; box('tick',.0012,.005,.0006,'uidim2',(.027*math.sin(a),-.006+.027*math.cos(a),.0354),.0003,.0001,g,res=0).rotation_euler=(0,0,-a)
    for x,m in((-.022,'red'),(0,'satin'),(.022,'satin')): cyl('jack',.0068,.003,m,(x,-.062,.0350),.0006,'Z',g,n=28,hole=.0034)
    for x in(-.021,0,.021): box('key',.012,.007,.003,'white2',(x,.024,.0350),.002,.0008,g,res=1)
    return g
def hung(loc,c,long=.98):
    """work coat on a hook, seen from the front (-Y)"""
    g=group('hung',loc); m=noisemat('cloth'+c,c,c,160,.95,.5,.0012,3); secs=[]
    for k in range(15):
        t=k/14; z=-.06-long*t; w_=(.035,.085,.130,.155)[k] if k<4 else .158+.060*t; d_=.045+.065*min(1,t*4); n=44; sec=[]
        for i in range(n): a=2*pi*i/n; f=1+(.05+.20*t)*math.sin(a*6+1.2+t*.8)*(.6+.4*math.sin(a*3+2)); sec.append((w_*math.cos(a)*(1+.25*(f-1))+.012*math.sin(t*5),-.09+d_*math.sin(a)*f,z-.015*math.sin(a*2+1)*t))
        secs.append(sec)
    loft('coat',secs,m,g,1)
    for s in(-1,1): tube('sleeve',[(s*.045,-.080,-.085),(s*.110,-.085,-.125),(s*.172,-.105,-.27),(s*.196,-.12,-.46),(s*.188,-.135,-.60),(s*.196,-.125,-.74)],[.030,.050,.060,.053,.049,.052],m,g,5); tube('collar',[(0,-.05,-.045),(s*.060,-.09,-.065),(s*.055,-.145,-.12),(s*.018,-.158,-.20)],[.010,.020,.020,.006],m,g,4)
    tube('hook',[(0,.0,0),(0,-.05,-.01),(0,-.07,.012),(0,-.078,.03)],[.006]*4,'steel',g,4); cyl('rose',.022,.006,'steel',(0,0,0),.002,'-Y',g); return g
def chair(loc,turn=0.):
    """office chair, its back towards -Y"""
    g=group('chair',loc); g.rotation_euler=(0,0,math.radians(turn)); f=mat('chairf','#1f2423',.85); d=M('satin'); box('seat',.50,.48,.075,f,(0,.05,.40),.09,.03,g,res=4); b=plate('backr',rrect(.44,.54,.11,0,0,10),.055,f,(0,-.19,.83),.022,'-Y',g,res=4); b.rotation_euler=(math.radians(7),0,0); tube('bow',[(0,.05,.39),(0,-.20,.41),(0,-.285,.56),(0,-.265,.80)],[.022,.022,.020,.018],d,g,5); cyl('lift',.026,.30,d,(0,.04,.11),.003,'Z',g)
    for k in range(5): a=k*1.2566+.3; tube('star',[(0,.04,.13),(.16*math.cos(a),.04+.16*math.sin(a),.11),(.30*math.cos(a),.04+.30*math.sin(a),.075)],[.024,.020,.016],d,g,4); cyl('castor',.028,.04,'rubber',(.30*math.cos(a)-.02,.04+.30*math.sin(a),.028),.008,'X',g,n=20)
    for s in(-1,1): tube('armst',[(s*.24,.05,.42),(s*.285,.03,.52),(s*.285,.02,.635)],[.016]*3,d,g,4); box('armr',.07,.25,.028,d,(s*.285,.04,.635),.03,.010,g,res=2)
    return g
