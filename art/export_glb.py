"""The 3D kit of the product pages: AGAVE-TH and MYRTILLO in parts that a page stacks itself.
blender -b --factory-startup -P export_glb.py     -> $RENDER_GLB/agave-kit.glb, then optimise.mjs"""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import kit,products; from kit import *; from products import BASEH,MH,CTRLH,HEADH,W,D,GAP,base,control,head,module,slab
D_OUT=os.environ.get('RENDER_GLB',os.path.join(ROOT,'models_raw')); os.makedirs(D_OUT,exist_ok=True)
TOL=.00022                        # metres an outline may be off: a quarter of a pixel at 1100 px/m
SAME={'black':'core','rubber':'satin','steel':'zinc','ledsoft':'led','uidim':'ui'}   # materials that look alike at this size: one primitive less for each part
FLAT=('lv','slot','brk','gripfloor')   # their edges are never seen: only the front face
CAPH=.016
def sparse(loop,tol):
    """Drop points of a closed outline that its neighbours' line misses by less than tol."""
    pts=list(loop); far=lambda p,a,b:abs((b[0]-a[0])*(a[1]-p[1])-(a[0]-p[0])*(b[1]-a[1]))/max(math.hypot(b[0]-a[0],b[1]-a[1]),1e-9)
    kept=[pts[0]]; run=[]
    for i in range(1,len(pts)+1):
        q=pts[i%len(pts)]
        if run and any(far(p,kept[-1],q)>tol for p in run): kept.append(run[-1]); run=[]
        run.append(q)
    return kept if len(kept)>2 else pts
def leaner(plate):
    """plate() with outlines and bevels only as fine as the page can show"""
    def lean(name,loops,t,m,loc=(0,0,0),bev=.0015,face='Z',parent=None,res=3,**k):
        loops=loops if isinstance(loops[0],list) else [loops]
        if name in FLAT: return face_only(name,sparse(loops[0],TOL),t,SAME.get(m,m),loc,face,parent)
        res=0 if bev<.0009 else min(res,1 if bev<.0022 else 2)
        return plate(name,[sparse(l,TOL) for l in loops],t,SAME.get(m,m),loc,bev,face,parent,res=res,**k)
    return lean
def flat_text(text):
    return lambda s,size,m,loc,face='-Y',parent=None,weight='Medium',align='CENTER',depth=0,spacing=1.,**k: text(s,size,m,loc,face,parent,weight,align,0,spacing,res=2)
def face_only(name,loop,t,m,loc,face,parent):
    me=bpy.data.meshes.new(name); me.from_pydata([FACE[face]@Vector((x,y,t)) for x,y in loop],[],[list(range(len(loop)))]); me.materials.append(M(m)); o=bpy.data.objects.new(name,me); o.location=loc; return link(o,parent)
def simple_screw(loc,face='-Y',parent=None,r=.0042,m='zinc'):
    kit.plate('screw',circ(r,n=12),.0020,m,loc,.0007,face,parent); face_only('socket',circ(r*.5,n=6),.00215,'core',loc,face,parent)
def blank_display(g,x,y,z,w=.150,h=.074):
    """glass without content: the page writes on it what the chosen stack would show"""
    products.glass(g,x,y,z,w,h)
    e=group('screen',(x,y-.0036,z),g); e['width'],e['height']=w,h
products.plate=kit.plate=leaner(kit.plate); products.text=flat_text(kit.text); products.screw=simple_screw; products.display=blank_display
def joined(g):
    """join all meshes of a group into ONE multi-material mesh"""
    obs=[o for o in tree(g) if o.type=='MESH']
    bpy.context.view_layer.update(); bpy.ops.object.select_all(action='DESELECT')
    for o in obs: mw=o.matrix_world.copy(); o.parent=None; o.matrix_world=mw; o.select_set(True)
    bpy.context.view_layer.objects.active=obs[0]; bpy.ops.object.transform_apply(location=True,rotation=True,scale=True); bpy.ops.object.join(); return bpy.context.object
def dark_grips(g):
    """The page has no shadows inside the grips: their walls and floor are dark instead."""
    for o in tree(g):
        if o.name.startswith('gripfloor'): o.data.materials[0]=M('satin')
        if o.name.startswith('shell'):
            o.data.materials.append(M('core'))
            for p in o.data.polygons:
                if .2<abs(p.center.x)<W/2-.002 and abs(p.center.y)<.07 and abs(p.center.z-(MH-GAP)/2)<.019: p.material_index=1
    return g
def dark_feet(g):
    for o in tree(g):
        if o.name.startswith(('foot','stem')): o.data.materials[0]=M('core')
    return g
def cap(name):
    g=group(name); slab(g,CAPH,'graphite',led=False,w=W-.004,d=D-.012); return g
# one node a part, each with its origin at its own bottom; extras.stack_height = metres to add before the next part
reset(); root=group('agave_kit'); M('glass').node_tree.nodes['Principled BSDF'].inputs['Clearcoat'].default_value=0   # a coat would cost the page a shader of its own
for g,height in((dark_feet(base('base')),BASEH),(dark_grips(module('module')),MH),(control('control'),CTRLH),(head('head'),HEADH),(cap('cap'),CAPH)):
    n=g.name; screen=[x for x in g.children if x.name=='screen']; o=joined(g)
    for x in tree(g):
        if x not in screen: bpy.data.objects.remove(x)
    e=group(n,parent=root); e['stack_height']=round(height,4); o.name=o.data.name=n+'_mesh'; o.parent=e      # quantising moves the mesh; the named node above it stays where it is
    for s in screen: s.parent=e
    print('INFO',n,len(o.data.vertices),'vertices',sum(len(f.vertices)-2 for f in o.data.polygons),'triangles')
bpy.ops.export_scene.gltf(filepath=os.path.join(D_OUT,'agave-kit.glb'),export_format='GLB',export_extras=True,export_yup=True,export_texcoords=False)
