"""From scene to picture: two half-sample renders (seeds A and B) -> own denoiser (nfor.so) -> own tone curve -> PNG; contact shadows of cut-outs."""
import bpy,math,os,time,ctypes
import numpy as np
ROOT=os.path.dirname(os.path.abspath(__file__)); OUT=os.environ.get('RENDER_OUT',os.path.join(ROOT,'out')); TMP=os.environ.get('RENDER_TMP',os.path.join(ROOT,'tmp')); os.makedirs(TMP,exist_ok=True); os.makedirs(OUT,exist_ok=True)
THREADS=int(os.environ.get('RENDER_THREADS','0'))   # 0 = all cores
PASSES={'image':'Image','albedo':'Denoising Albedo','normal':'Denoising Normal','depth':'Denoising Depth','emit':'Emit','ix':'IndexOB'}
GROUND=7         # object index of seamless grounds
LUM=np.array([.2126,.7152,.0722],np.float32)
def render(name,spp=64,transparent=False,exposure=0.,curve='studio',bloom=.05,look='None',clampi=4.,bounces=(6,3,3),rad=7,k=.6,sat=1.0,post=None,smooth_bg=True,bgspp=0,contact=None):
    """bgspp: fewer samples for the ground, the full number only in the product's rectangle; post: picture and depth in, picture out (fog, painted sky); contact: shadow from floor_shadow()"""
    sc=bpy.context.scene; W,H=sc.render.resolution_x,sc.render.resolution_y; settings(sc,transparent,clampi,bounces); t0=time.time()
    A,B=(half(sc,name,tag,seed,n,bgspp//2) for tag,seed,n in(('A',11,spp//2),('B',77,spp-spp//2)))
    t1=time.time(); m,depth=denoise(A,B,rad,k)
    if smooth_bg: m=smooth_ground(m,A,B)
    if post: m=post(m,depth)
    t2=time.time(); save(name,m,(A['emit']+B['emit'])[...,:3]/2,exposure,curve,bloom,look,sat,transparent and not post,contact)
    print(f'TIMING {name} {W}x{H} spp={spp} render={t1-t0:.1f}s denoise={t2-t1:.1f}s tone={time.time()-t2:.1f}s',flush=True)
def settings(sc,transparent,clampi,bounces):
    sc.render.engine='CYCLES'; c=sc.cycles; c.device='CPU'; c.use_adaptive_sampling=False; c.use_denoising=False; c.max_bounces,c.diffuse_bounces,c.glossy_bounces=bounces; c.transmission_bounces=4
    c.sample_clamp_indirect=clampi; c.caustics_reflective=False; c.caustics_refractive=False; c.blur_glossy=.6; c.pixel_filter_type='BLACKMAN_HARRIS'; c.filter_width=1.5
    sc.render.film_transparent=transparent; sc.render.use_persistent_data=True; sc.render.threads_mode='FIXED' if THREADS else 'AUTO'; sc.render.threads=max(1,THREADS)
    vl=sc.view_layers[0]; vl.use_pass_z=True; vl.use_pass_emit=True; vl.use_pass_object_index=True; vl.cycles.denoising_store_passes=True
    sc.use_nodes=True; nt=sc.node_tree; nt.nodes.clear(); rl=nt.nodes.new('CompositorNodeRLayers'); fo=nt.nodes.new('CompositorNodeOutputFile'); fo.base_path=TMP
    fo.format.file_format='OPEN_EXR'; fo.format.color_mode='RGBA'; fo.format.color_depth='32'; fo.format.exr_codec='NONE'
    fo.file_slots.clear(); co=nt.nodes.new('CompositorNodeComposite'); nt.links.new(rl.outputs['Image'],co.inputs['Image'])
    for key,output in PASSES.items(): fo.file_slots.new(key); nt.links.new(rl.outputs[output],fo.inputs[key])
def half(sc,name,tag,seed,n,ground):
    """all passes at n samples; with ground samples given, only the product's rectangle gets n"""
    W,H=sc.render.resolution_x,sc.render.resolution_y; fo=next(x for x in sc.node_tree.nodes if x.type=='OUTPUT_FILE')
    def go(seed,n):
        sc.cycles.seed=seed; sc.cycles.samples=n
        for slot,key in zip(fo.file_slots,PASSES): slot.path=f'{name}_{tag}_{key}'
        bpy.ops.render.render(write_still=False); out={}
        for key in PASSES:
            p=f'{TMP}/{name}_{tag}_{key}{sc.frame_current:04d}.exr'; im=bpy.data.images.load(p); im.colorspace_settings.name='Non-Color'; a=np.empty(W*H*4,np.float32); im.pixels.foreach_get(a); bpy.data.images.remove(im); os.remove(p); out[key]=a.reshape(H,W,4)
        return out
    sc.render.use_border=False
    if not ground or 'roi' not in sc: return go(seed,n)
    full=go(seed,ground); roi=list(sc['roi']); r=sc.render; r.use_border=True; r.use_crop_to_border=False; r.border_min_x,r.border_min_y,r.border_max_x,r.border_max_y=roi; part=go(seed+5,n)
    x0,y0,x1,y1=int(roi[0]*W)+2,int(roi[1]*H)+2,int(roi[2]*W)-2,int(roi[3]*H)-2; y0=0 if y0<4 else y0
    for key in PASSES: a=full[key][y0:y1,x0:x1]; b=part[key][y0:y1,x0:x1]; full[key][y0:y1,x0:x1]=b if key=='ix' else (a*ground+b*n)/(ground+n)
    return full
def denoise(A,B,rad,k):
    H,W=A['image'].shape[:2]; av=lambda q:(A[q]+B[q])/2; depth=av('depth')[...,:1]; depth=np.where(np.isfinite(depth)&(depth<9e3),depth,0); far=np.percentile(depth[depth>0],98) if (depth>0).any() else 1
    feat=np.ascontiguousarray(np.concatenate([np.clip(av('albedo')[...,:3],0,1.5)*.8,av('normal')[...,:3]*.45,np.clip(depth/far,0,2)],-1).transpose(2,0,1),dtype=np.float32)
    log=lambda x:np.ascontiguousarray(np.concatenate([np.log1p(np.maximum(x[...,:3],0)),x[...,3:4]],-1).transpose(2,0,1),dtype=np.float32)
    lib=ctypes.CDLL(ROOT+'/nfor.so'); out=np.empty((4,H,W),np.float32); P=lambda x:x.ctypes.data_as(ctypes.c_void_p); a,b=log(A['image']),log(B['image'])
    lib.nfor(W,H,P(a),P(b),P(feat),P(out),rad,2,ctypes.c_float(k))
    return np.concatenate([np.expm1(np.clip(out[:3],0,8)).transpose(1,2,0),np.clip(out[3:4],0,1).transpose(1,2,0)],-1),depth[...,0]
def smooth_ground(m,A,B):
    """blur the seamless ground away from the product: what noise is left there would show as mottle"""
    s=m.shape[1]/1600; g=((A['ix'][...,0]>GROUND-.5)&(A['ix'][...,0]<GROUND+.5)&(B['ix'][...,0]>GROUND-.5)).astype(np.float32)
    near=np.clip(1-blur(1-g,14*s)*6,0,1)*g; near=blur(near,6*s)*g; far=np.clip(1-blur(1-g,60*s)*8,0,1)*g; far=blur(far,20*s)*g
    for sigma,mask in((7*s,near),(30*s,far)): soft=blur(m*g[...,None],sigma)/np.maximum(blur(g,sigma),1e-3)[...,None]; m=m*(1-mask[...,None])+soft*mask[...,None]
    return m
def blur(a,s):
    n=int(s*3); kx=np.exp(-.5*(np.arange(-n,n+1)/s)**2); kx/=kx.sum(); out=a
    for ax in(0,1):
        K=np.fft.rfft(np.pad(kx,(0,out.shape[ax]+2*n+1-kx.size)),axis=0); sh=[1]*out.ndim; sh[ax]=-1
        p=np.pad(out,[(n,n+1) if i==ax else(0,0) for i in range(out.ndim)],mode='edge'); r=np.fft.irfft(np.fft.rfft(p,axis=ax)*K.reshape(sh),n=p.shape[ax],axis=ax)
        sl=[slice(None)]*out.ndim; sl[ax]=slice(2*n,2*n+out.shape[ax]); out=r[tuple(sl)]
    return out
def save(name,m,emit,exposure=0.,curve='studio',bloom=.05,look='None',sat=1.,transparent=False,contact=None):
    H,W=m.shape[:2]; rgb=np.array(m[...,:3],np.float32)*2**exposure; al=np.array(m[...,3:4],np.float32) if transparent else np.ones((H,W,1),np.float32); path=f'{OUT}/{name}.png'
    if bloom:
        s=W/1600; br=np.minimum(emit*2**exposure,8); glow=(blur(br,4*s)*.5+blur(br,14*s)+blur(br,48*s)*1.4)*bloom*6; rgb=rgb+(glow*np.clip(al,0,1) if transparent else glow)   # on a cut-out only the product itself glows: clean edge
    if curve=='studio':
        if transparent: al=np.clip((al-.004)/.992,0,1); v=encode(studio_tone(rgb/np.maximum(al,1e-3),sat,al>.999))
        else: rng=np.random.default_rng(1); v=encode(studio_tone(rgb,sat)); v=v+(rng.random(v.shape,dtype=np.float32)-.5)/255*1.2   # dither: no banding in gradients
        if contact is not None: sh=contact[...,None]*(1-al); A=al+sh; v=np.where(A>1e-4,(v*al+np.array([.05,.047,.043],np.float32)*sh)/np.maximum(A,1e-4),0); al=A
        im=bpy.data.images.new('o',W,H,alpha=True); im.alpha_mode='STRAIGHT' if transparent else im.alpha_mode; im.pixels.foreach_set(np.concatenate([np.clip(v,0,1),al],-1).astype(np.float32).ravel()); im.filepath_raw=path; im.file_format='PNG'; im.save()
    else:                  # Blender's own view transform (Filmic)
        l=(rgb@LUM)[...,None]; rgb=np.maximum(l+(rgb-l)*sat,0); sc=bpy.context.scene; sc.view_settings.view_transform=curve; sc.view_settings.look=look; sc.view_settings.exposure=0
        im=bpy.data.images.new('o',W,H,alpha=True,float_buffer=True); im.colorspace_settings.name='Linear'; im.pixels.foreach_set(np.concatenate([rgb,al],-1).astype(np.float32).ravel())
        st=sc.render.image_settings; st.file_format='PNG'; st.color_mode='RGB'; st.color_depth='8'; sc.render.dither_intensity=1.0; im.save_render(path,scene=sc)
    bpy.data.images.remove(im)
def studio_tone(rgb,sat,opaque=True):
    """linear to the knee, soft shoulder, hue kept by doing a third on luminance; half-transparent pixels get the curve alone"""
    a=.55; f=lambda x:np.where(x<a,x,a+(1-a)*(1-np.exp(-(np.maximum(x,a)-a)/(1-a)*.92)))
    rgb=np.maximum(rgb,0); l=rgb@LUM; t=.35*rgb*(f(l)/np.maximum(l,1e-5))[...,None]+.65*f(rgb); l=(t@LUM)[...,None]; return np.clip(np.where(opaque,l+(t-l)*sat,f(rgb)),0,1)
def encode(rgb):
    """sRGB with a gentle S contrast"""
    v=np.where(rgb<=.0031308,rgb*12.92,1.055*np.power(np.maximum(rgb,1e-8),1/2.4)-.055); return v-.03*np.sin(2*math.pi*v)
def floor_shadow(rects,res,wall=None):
    """analytic, noise-free contact shadow for cut-outs. rects: [(cx,cy,w,d,rotz,gap)] footprints on the floor (metres). wall=(rects in x,z; plane y): soft shadow on a wall"""
    sc=bpy.context.scene; cam=sc.camera; cd=cam.data; W,H=res; bpy.context.view_layer.update(); mw=np.array(cam.matrix_world); R=mw[:3,:3]; o=mw[:3,3]; asp=H/W; big=max(W,H)
    xs=((np.arange(W)+.5)/W-.5)*(W/big)+cd.shift_x; ys=((np.arange(H)+.5)/H-.5)*(H/big)+cd.shift_y; X,Y=np.meshgrid(xs,ys); d=np.stack([X,Y,-np.ones_like(X)*cd.lens/cd.sensor_width],-1)@R.T
    out=np.zeros((H,W),np.float32)
    def sd(px,py,r):
        cx,cy,w,dd,rot,rad=r[:6]; c,s=math.cos(-rot),math.sin(-rot); x,y=px-cx,py-cy; x,y=c*x-s*y,s*x+c*y; qx,qy=np.abs(x)-w/2+rad,np.abs(y)-dd/2+rad
        return np.hypot(np.maximum(qx,0),np.maximum(qy,0))+np.minimum(np.maximum(qx,qy),0)-rad
    if wall is None:
        t=np.where(d[...,2]<-1e-5,-o[2]/np.minimum(d[...,2],-1e-5),np.nan); px,py=o[0]+d[...,0]*t,o[1]+d[...,1]*t
        for r in rects:
            S=r[6]; q=np.nan_to_num(sd(px,py,r),nan=9); q2=np.nan_to_num(sd(px-.10*S,py-.06*S,r),nan=9); p=np.maximum(q,0); p2=np.maximum(q2,0)
            a=.50*np.exp(-(p/(.018*S)))+.24*np.exp(-(p2/(.09*S))**1.2)*.9+.10*np.exp(-(p2/(.26*S))**1.4); a=np.where(q<0,np.minimum(.95,a+.25*np.clip(-q/(.02*S),0,1)),a); out=np.maximum(out,np.clip(a,0,.95))
    else:
        t=(wall-o[1])/d[...,1]; px,pz=o[0]+d[...,0]*t,o[2]+d[...,2]*t
        for r in rects:
            S=r[6]; q=sd(px,pz,r); q2=sd(px-.16*S,pz+.14*S,r); a=.36*np.exp(-(np.maximum(q,0)/(.025*S)))+.26*(1/(1+np.exp((q2)/(.045*S))))*np.exp(-(np.maximum(q2,0)/(.3*S))**2)
            out=np.maximum(out,np.clip(a,0,.9))
    ramp=lambda n:(lambda t:t*t*(3-2*t))(np.linspace(0,1,n)); f=np.ones(W); n=max(2,int(W*.13)); f[:n]=ramp(n); f[-n:]=ramp(n)[::-1]; fy=np.ones(H); n=max(2,int(H*.06)); fy[:n]=ramp(n); fy[-n:]=ramp(n)[::-1]
    return (out*f[None]*fy[:,None]).astype(np.float32)
