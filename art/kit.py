"""Primitives, materials, studio light, camera for Blender 3.4.  Units: metres, Z up, product fronts face -Y.
Every solid is one primitive: plate() = 2D outline (+ holes), extruded, bevelled, weighted normals."""
import bpy, bmesh, math, os, sys
from mathutils import Vector, Matrix
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from darkroom import *
FONT=os.environ.get('RENDER_FONT','/usr/share/fonts/opentype/inter/')   # Debian package fonts-inter
pi=math.pi
# ---------------------------------------------------------------- scene
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    MATS.clear()
MATS={}
def lin(h):
    h=h.lstrip('#'); r=[int(h[i:i+2],16)/255 for i in(0,2,4)]
    return tuple((c/12.92 if c<=.04045 else ((c+.055)/1.055)**2.4) for c in r)+(1,)
def mat(name,color='#ffffff',rough=.45,metal=0.,spec=.5,emit=None,estr=0.,bump=0.,bscale=1200.,coat=0.):
    # emit strength <=1.3: above, the accent clips to cyan; the glow is added in post from the Emit pass
    if name in MATS: return MATS[name]
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value=lin(color); b.inputs['Roughness'].default_value=rough
    b.inputs['Metallic'].default_value=metal; b.inputs['Specular'].default_value=spec
    b.inputs['Clearcoat'].default_value=coat
    if emit: b.inputs['Emission'].default_value=lin(emit); b.inputs['Emission Strength'].default_value=estr
    m.cycles.sample_as_light=False   # Cycles 3.4 spends HALF of all light samples on emissive meshes; ours are dim and small, so never sample them
    if bump:
        tc=nt.nodes.new('ShaderNodeTexCoord'); nz=nt.nodes.new('ShaderNodeTexNoise'); nz.inputs['Scale'].default_value=bscale; nz.inputs['Detail'].default_value=2
        nt.links.new(tc.outputs['Object'],nz.inputs['Vector'])
        bp=nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value=bump; bp.inputs['Distance'].default_value=.0004
        nt.links.new(nz.outputs['Fac'],bp.inputs['Height']); nt.links.new(bp.outputs['Normal'],b.inputs['Normal'])
    MATS[name]=m; return m
TEXT_RES=3       # curve steps of letters; close-ups set it to 12
ACCENT='#12c79a'; WB=0.   # WB: powder-coat bump, only for macro shots (sub-pixel bump = noise the denoiser smears)
def M(n):
    return {
     'white':   lambda:mat('white','#efece6',.38,bump=WB,bscale=2600),     # warm powder coat
     'white2':  lambda:mat('white2','#dedad3',.48),
     'graphite':lambda:mat('graphite','#2b2e31',.44,bump=WB*1.5,bscale=2600),
     'core':    lambda:mat('core','#141517',.6),
     'black':   lambda:mat('black','#0b0c0d',.75),
     'rubber':  lambda:mat('rubber','#121314',.62,bump=.1,bscale=900),
     'satin':   lambda:mat('satin','#1b1d1f',.32),
     'glass':   lambda:mat('glass','#050607',.06,coat=1.),
     'steel':   lambda:mat('steel','#b9bcbe',.28,metal=1.),
     'zinc':    lambda:mat('zinc','#8e9396',.38,metal=1.),
     'ink':     lambda:mat('ink','#8b8a86',.5),
     'inkdark': lambda:mat('inkdark','#3a3c3e',.5),
     'led':     lambda:mat('led','#0b5b4a',.4,emit=ACCENT,estr=1.25),
     'ledsoft': lambda:mat('ledsoft','#0b5b4a',.4,emit=ACCENT,estr=.9),
     'ui':      lambda:mat('ui','#000000',.5,emit='#eafff8',estr=.9),
     'uidim':   lambda:mat('uidim','#000000',.5,emit='#7d8f8a',estr=.35),
     'uidim2':  lambda:mat('uidim2','#c9cbc9',.5),
     'red':     lambda:mat('red','#b3261e',.35), 'yellow':lambda:mat('yellow','#e0b020',.45),
    }[n]()
# ---------------------------------------------------------------- outlines
def rrect(w,h,r,cx=0,cy=0,n=8):
    r=min(r,w/2-1e-6,h/2-1e-6); pts=[]
    for (sx,sy,a0) in((1,1,0),(-1,1,90),(-1,-1,180),(1,-1,270)):
        for i in range(n+1):
            a=math.radians(a0+90*i/n); pts.append((cx+sx*(w/2-r)+r*math.cos(a),cy+sy*(h/2-r)+r*math.sin(a)))
    return pts
def circ(r,cx=0,cy=0,n=32): return [(cx+r*math.cos(2*pi*i/n),cy+r*math.sin(2*pi*i/n)) for i in range(n)]
def notch(pts,x0,w,depth,side='bottom',rf=.0012,n=4):
    """cut a small U groove in the straight front edge (min y) of an outline: gives a real recessed light channel when extruded"""
    ymin=min(p[1] for p in pts); out=[]; done=False; N=len(pts)
    for i,p in enumerate(pts):
        out.append(p); q=pts[(i+1)%N]
        if not done and abs(p[1]-ymin)<1e-6 and abs(q[1]-ymin)<1e-6 and p[0]<x0<q[0]:
            a,b=x0-w/2,x0+w/2
            for k in range(n+1):
                t=pi/2*k/n; out.append((a-rf+rf*math.sin(t),ymin+rf-rf*math.cos(t)))
            out+= [(a,ymin+depth),(b,ymin+depth)]
            for k in range(n+1):
                t=pi/2*k/n; out.append((b+rf-rf*math.cos(t),ymin+rf-rf*math.sin(t)))
            done=True
    return out
FACE={'Z':Matrix.Identity(3),
 '-Y':Matrix(((1,0,0),(0,0,-1),(0,1,0))),
 'Y':Matrix(((-1,0,0),(0,0,1),(0,1,0))),
 'X':Matrix(((0,0,1),(1,0,0),(0,1,0))),
 '-X':Matrix(((0,0,-1),(-1,0,0),(0,1,0))),
 '-Z':Matrix(((1,0,0),(0,-1,0),(0,0,-1)))}
def link(o,parent=None):
    bpy.context.scene.collection.objects.link(o)
    if parent: o.parent=parent
    return o
def group(name,loc=(0,0,0),parent=None):
    e=bpy.data.objects.new(name,None); e.location=loc; e.empty_display_size=.05; return link(e,parent)
def _eval(o):
    m=o.modifiers.new('wn','WEIGHTED_NORMAL'); m.keep_sharp=True; m.weight=80
    dg=bpy.context.evaluated_depsgraph_get(); dg.update()
    me=bpy.data.meshes.new_from_object(o.evaluated_get(dg),preserve_all_data_layers=True,depsgraph=dg)
    return me
def plate(name,loops,t,m,loc=(0,0,0),bev=.0015,face='Z',parent=None,res=3,cuts=(),angle=40,parting=()):
    """the one primitive: outline(s) with holes -> extrude -> bevel -> optional boolean cuts / parting lines ((axis, position, width): a gap sawn through the shell) -> weighted normals"""
    if loops and not isinstance(loops[0],list): loops=[loops]
    cu=bpy.data.curves.new(name,'CURVE'); cu.dimensions='2D'; cu.fill_mode='BOTH'
    bev=min(bev,t/2-1e-5); cu.extrude=max(t/2-bev,0); cu.bevel_depth=bev; cu.bevel_resolution=res; cu.offset=-bev
    for lp in loops:
        s=cu.splines.new('POLY'); s.points.add(len(lp)-1); s.use_cyclic_u=True
        for p,pt in zip(lp,s.points): pt.co=(p[0],p[1],0,1)
    o=bpy.data.objects.new(name,cu); link(o)
    dg=bpy.context.evaluated_depsgraph_get(); dg.update()
    me=bpy.data.meshes.new_from_object(o.evaluated_get(dg)); bpy.data.objects.remove(o); bpy.data.curves.remove(cu)
    bm=bmesh.new(); bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm,verts=bm.verts,dist=2e-6)
    bmesh.ops.translate(bm,verts=bm.verts,vec=(0,0,t/2))
    bmesh.ops.transform(bm,verts=bm.verts,matrix=FACE[face].to_4x4())
    bmesh.ops.recalc_face_normals(bm,faces=bm.faces)
    for ax_,pos,gap in parting:
        no=Vector([1. if i==ax_ else 0. for i in range(3)])
        for q in(pos-gap/2,pos+gap/2): bmesh.ops.bisect_plane(bm,geom=bm.verts[:]+bm.edges[:]+bm.faces[:],dist=1e-6,plane_co=no*q,plane_no=no)
        bmesh.ops.delete(bm,geom=[f for f in bm.faces if abs(f.calc_center_median()[ax_]-pos)<gap/2],context='FACES')
    for f in bm.faces:f.smooth=True
    bm.to_mesh(me); bm.free()
    me.use_auto_smooth=True; me.auto_smooth_angle=math.radians(angle)
    o=bpy.data.objects.new(name,me); link(o)
    for c in cuts:
        b=o.modifiers.new('b','BOOLEAN'); b.operation='DIFFERENCE'; b.solver='EXACT'; b.object=c
    me2=_eval(o); me2.name=name; o.modifiers.clear(); o.data=me2; bpy.data.meshes.remove(me)
    me2.use_auto_smooth=True; me2.auto_smooth_angle=math.radians(angle)
    me2.materials.clear(); me2.materials.append(m if not isinstance(m,str) else M(m))
    if cuts:   # boolean leaves long n-gons: give every corner that touches an axis-aligned flat face exactly its normal, or the face shades in wedges
        ax=[Vector(d) for d in((1,0,0),(-1,0,0),(0,1,0),(0,-1,0),(0,0,1),(0,0,-1))]; flat={}
        for k,d in enumerate(ax): flat[k]={i for p in me2.polygons if p.normal.dot(d)>.9995 and p.area>1e-8 for i in p.vertices}
        me2.calc_normals_split(); nn=[l.normal.copy() for l in me2.loops]
        for p in me2.polygons:
            for k,d in enumerate(ax):
                if p.normal.dot(d)<.77: continue
                for li in p.loop_indices:
                    if me2.loops[li].vertex_index in flat[k]: nn[li]=d
        me2.normals_split_custom_set(nn)
    for c in cuts: bpy.data.objects.remove(c)
    o.location=loc
    if parent:o.parent=parent
    return o
def cyl(name,r,t,m,loc=(0,0,0),bev=.0008,face='Z',parent=None,n=40,hole=0):
    return plate(name,[circ(r,n=n)]+([circ(hole,n=n)] if hole else []),t,m,loc,bev,face,parent)
def box(name,w,d,h,m,loc=(0,0,0),r=.004,bev=.0015,parent=None,**k):
    """w=x d=y h=z, centred in x,y, standing on loc.z"""
    return plate(name,rrect(w,d,r),h,m,loc,bev,'Z',parent,**k)
def text(s,size,m,loc,face='-Y',parent=None,weight='Medium',align='CENTER',depth=.0003,spacing=1.0,name=None,res=None):
    cu=bpy.data.curves.new('t','FONT'); cu.body=s; cu.size=size; cu.align_x=align; cu.align_y='CENTER'; cu.extrude=depth; cu.space_character=spacing; cu.resolution_u=res or TEXT_RES
    fp=FONT+f'Inter-{weight}.otf'; cu.font=bpy.data.fonts.load(fp,check_existing=True)
    o=bpy.data.objects.new('t',cu); link(o); dg=bpy.context.evaluated_depsgraph_get(); dg.update()
    me=bpy.data.meshes.new_from_object(o.evaluated_get(dg)); bpy.data.objects.remove(o); bpy.data.curves.remove(cu)
    me.transform(FACE[face].to_4x4()); me.materials.clear(); me.materials.append(M(m) if isinstance(m,str) else m)
    ob=bpy.data.objects.new(name or 'text_'+s,me); ob.location=loc; return link(ob,parent)
def cable(name,pts,r,m,parent=None,res=4):
    cu=bpy.data.curves.new(name,'CURVE'); cu.dimensions='3D'; cu.bevel_depth=r; cu.bevel_resolution=res; cu.resolution_u=12; cu.use_fill_caps=True
    s=cu.splines.new('BEZIER'); s.bezier_points.add(len(pts)-1)
    for p,b in zip(pts,s.bezier_points): b.co=p; b.handle_left_type=b.handle_right_type='AUTO'
    o=bpy.data.objects.new(name,cu); link(o); dg=bpy.context.evaluated_depsgraph_get(); dg.update()
    me=bpy.data.meshes.new_from_object(o.evaluated_get(dg)); bpy.data.objects.remove(o)
    for p in me.polygons:p.use_smooth=True
    me.materials.clear(); me.materials.append(M(m)); ob=bpy.data.objects.new(name,me); return link(ob,parent)
def tube(name,pts,radii,m,parent=None,res=10,close=True):
    """tube along a smooth curve with a radius per point"""
    cu=bpy.data.curves.new(name,'CURVE'); cu.dimensions='3D'; cu.bevel_depth=1.; cu.bevel_resolution=res; cu.resolution_u=10; cu.use_fill_caps=close
    s=cu.splines.new('BEZIER'); s.bezier_points.add(len(pts)-1)
    for p,r,b in zip(pts,radii,s.bezier_points): b.co=p; b.radius=r; b.handle_left_type=b.handle_right_type='AUTO'
    o=bpy.data.objects.new(name,cu); link(o); dg=bpy.context.evaluated_depsgraph_get(); dg.update()
    me=bpy.data.meshes.new_from_object(o.evaluated_get(dg)); bpy.data.objects.remove(o)
    for p in me.polygons:p.use_smooth=True
    me.materials.clear(); me.materials.append(M(m) if isinstance(m,str) else m); me.use_auto_smooth=True; me.auto_smooth_angle=math.radians(50); return link(bpy.data.objects.new(name,me),parent)
def screw(loc,face='-Y',parent=None,r=.0042,m='steel'):
    """button-head hex socket screw"""
    hexa=[(r*.5*math.cos(i*pi/3),r*.5*math.sin(i*pi/3)) for i in range(6)]
    plate('screw',[circ(r,n=28),hexa],.0022,m,loc,.0008,face,parent)
    plate('screwfloor',circ(r*.7,n=16),.0008,'core',loc,.0001,face,parent,res=0)
def gland(loc,face='-Z',parent=None,r=.011,c='satin'):
    d=Vector(FACE[face]@Vector((0,0,1))); L=Vector(loc)
    hexa=[(r*1.12*math.cos(i*pi/3),r*1.12*math.sin(i*pi/3)) for i in range(6)]
    plate('gl',hexa,.007,c,L,.0012,face,parent); cyl('gl2',r*.92,.012,c,L+d*.007,.001,face,parent); 
    plate('gl3',hexa,.010,c,L+d*.017,.0022,face,parent); cyl('gl4',r*.7,.005,'rubber',L+d*.026,.001,face,parent)
def dup(root,name,loc,parent=None,rotz=0):
    """linked duplicate of a whole group"""
    e=bpy.data.objects.new(name,None); e.location=loc; e.rotation_euler=(0,0,rotz); link(e,parent)
    def rec(src,dst):
        for c in src.children:
            n=c.copy(); bpy.context.scene.collection.objects.link(n); n.parent=dst; rec(c,n)
    rec(root,e); return e
def tree(root): 
    r=[root]
    for c in root.children:r+=tree(c)
    return r
# ---------------------------------------------------------------- lights / studio / camera
def area(name,loc,target,sx,sy,power,color=(1,1,1),spread=pi):
    l=bpy.data.lights.new(name,'AREA'); l.shape='RECTANGLE'; l.size=sx; l.size_y=sy; l.energy=power; l.color=color; l.spread=spread
    o=bpy.data.objects.new(name,l); o.location=loc; o.rotation_euler=(Vector(target)-Vector(loc)).to_track_quat('-Z','Y').to_euler(); link(o); o.visible_camera=False; return o
def world(color=(1,1,1),strength=.25):
    w=bpy.data.worlds.new('w'); bpy.context.scene.world=w; w.use_nodes=True; b=w.node_tree.nodes['Background']; b.inputs[0].default_value=(*color,1); b.inputs[1].default_value=strength; w.cycles.sampling_method='NONE'   # constant world: found by BSDF rays, costs no light sample
def cyc(S,color='#c9c5be',rough=.24,back=2.6):
    """infinity cove, scaled by subject height S"""
    n=20; R=1.6*S; y0=back*S; prof=[(-9*S,0)]+[(y0+R*math.sin(pi/2*i/n),R-R*math.cos(pi/2*i/n)) for i in range(n+1)]+[(y0+R,9*S)]
    v=[];f=[]
    for (y,z) in prof: v+=[(-14*S,y,z),(14*S,y,z)]
    for i in range(len(prof)-1): f.append((2*i,2*i+1,2*i+3,2*i+2))
    me=bpy.data.meshes.new('cyc'); me.from_pydata(v,[],f); me.materials.append(mat('floor',color,rough,spec=.30))
    for p in me.polygons:p.use_smooth=True
    o=bpy.data.objects.new('cyc',me); o.pass_index=GROUND; return link(o)
def spot(name,loc,target,power,angle=90,blend=1.,radius=.5,color=(1,1,1)):
    l=bpy.data.lights.new(name,'SPOT'); l.energy=power; l.spot_size=math.radians(angle); l.spot_blend=blend; l.shadow_soft_size=radius; l.color=color
    o=bpy.data.objects.new(name,l); o.location=loc; o.rotation_euler=(Vector(target)-Vector(loc)).to_track_quat('-Z','Y').to_euler(); return link(o)
def studio(S,c=(0,0,.5),flag=1,key=1.0,fill=1.0,rim=1.0,top=1.0,bg=1.0,amb=.12,K0=(-2.0,-2.4,1.3)):
    """soft box rig scaled with S (subject height in m); power ~ S^2. key:fill about 5:1 so the two visible faces differ by ~1 stop"""
    P=S*S; t=Vector(c); K=lambda x,y,z:(t.x+x*S,t.y+y*S,t.z+z*S)
    area('key',K(*K0),K(0,0,.08),1.5*S,2.0*S,104*P*key,(1,.968,.935))
    area('fill',K(2.9,-1.6,.3),t,1.6*S,2.4*S,2.5*P*fill,(.92,.96,1))
    area('rimR',K(1.35,1.0,.95),K(0,0,.2),.30*S,1.6*S,7*P*rim,(1,1,1),spread=math.radians(60))
    area('rimL',K(-1.5,1.0,1.1),K(0,0,.3),.30*S,1.6*S,1.2*P*rim,(1,1,1),spread=math.radians(60))
    area('top',K(.0,.1,2.0),t,2.0*S,1.6*S,32*P*top)
    if flag:   # negative fill: a black flag right of the set, unseen by the camera -> darker side face, calmer right background
        me=bpy.data.meshes.new('flag'); x=t.x+1.15*S; me.from_pydata([(x,t.y-1.5*S,0),(x+.35*S,t.y+.9*S,0),(x+.35*S,t.y+.9*S,1.9*S),(x,t.y-1.5*S,1.9*S)],[],[(0,1,2,3)]); me.materials.append(mat('flag','#050505',.9,spec=0)); o=link(bpy.data.objects.new('flag',me)); o.visible_camera=False; o.visible_glossy=False; o.visible_shadow=False
    if bg: spot('bg',K(-.35,.9,2.6),K(-.35,4.0,.35),560*P*bg,115,1.,.6*S,(1,.985,.96))
    world((.95,.975,1),amb)
def bbox(roots):
    bpy.context.view_layer.update(); pts=[]
    for r in roots:
        for o in tree(r):
            if o.type=='MESH': pts+=[o.matrix_world@Vector(c) for c in o.bound_box]
    return pts
def camera(roots,az=25,h=None,lens=85,fill=.72,res=(1600,1200),pitch=0,offx=0,offy=0):
    """az: degrees to the right of the front. pitch=0 keeps verticals parallel (shift lens)."""
    sc=bpy.context.scene; sc.render.resolution_x,sc.render.resolution_y=res; sc.render.resolution_percentage=100
    cd=bpy.data.cameras.new('cam'); cd.lens=lens; cd.sensor_width=36; cam=bpy.data.objects.new('cam',cd); link(cam); sc.camera=cam
    pts=roots if isinstance(roots[0],Vector) else bbox(roots)
    mn=Vector([min(p[i] for p in pts) for i in range(3)]); mx=Vector([max(p[i] for p in pts) for i in range(3)]); ce=(mn+mx)/2
    if h is None: h=ce.z
    asp=res[1]/res[0]; a=math.radians(az); D=(mx-mn).length*2; p=math.radians(pitch)
    for it in range(40):
        loc=Vector((ce.x+math.sin(a)*D*math.cos(p),ce.y-math.cos(a)*D*math.cos(p),h+D*math.sin(p)))
        rot=Matrix.Rotation(a,3,'Z')@Matrix.Rotation(pi/2-p,3,'X'); inv=rot.transposed()
        q=[inv@(pt-loc) for pt in pts]; us=[lens/36*v.x/-v.z for v in q]; vs=[lens/36*v.y/-v.z for v in q]
        w=(max(us)-min(us)); hh=(max(vs)-min(vs))/asp; s=max(w,hh)/fill
        if abs(s-1)<.002:break
        D*=1+(s-1)*.9
    cam.location=loc; cam.rotation_euler=rot.to_euler(); cd.shift_x=(max(us)+min(us))/2-offx; cd.shift_y=(max(vs)+min(vs))/2-offy*asp
    cd.clip_start=.01; cd.clip_end=5000; cx,cy=cd.shift_x,cd.shift_y/asp
    sc['roi']=[max(0,min(us)-cx+.5-.035),max(0,min(vs)/asp-cy+.5-.05),min(1,max(us)-cx+.5+.06),min(1,max(vs)/asp-cy+.5+.03)]
    return cam
