"""A coast with wind turbines.  blender -b --factory-startup -P coast.py -- case-coast [w= h= spp=]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from yard import *
reset(); random.seed(9)


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
    sky(F('el', 24), F('rot', 150), F('sky', .13), clouds=1., air=1.0, dust=.1, ozone=2.4, cs=1.6, thr=.34, csharp=.34, sun=False, cloud_col=(.93, .96, 1))
    viewcam((F('cx', -6.3), F('cy', -9.5), 2.3), (F('cx', -6.3) + 1.5, 0, 2), F('lens', 28), F('sy', .06))
    return dict(exposure=F('ev', .55), sat=.96, post=fog((.60, .66, .69), 40, 900, .85))


settings = coast()
render(shot + suf, spp=spp, curve='Filmic', look='Medium High Contrast', clampi=3., smooth_bg=False, rad=6, **{**dict(bloom=.03, bounces=(5, 3, 2)), **settings})
