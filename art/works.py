"""Places of work by day and in the night shift.
blender -b --factory-startup -P works.py -- <expo-stand|test-line> [w= h= spp=]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from yard import *
reset(); random.seed(6)
GONE = (0, -600, -80)   # where the originals of copies wait


def rect(a, b, c, d): return [(a, c), (b, c), (b, d), (a, d)]


def expo_stand():
    """A trade-fair stand in the hour before the doors open; around it the hall is still dim."""
    carpet = noisemat('carpet', '#8d8474', '#9a917f', 240, 1., .5, .002, 3); aisle = noisemat('aisle', '#2b2f33', '#363a3e', 200, 1., .5, .002, 3); wallm = mat('wallm', '#1c2a25', .8); black = M('core'); alu = mat('alu', '#a9abaa', .4, metal=1.); sand = mat('sandm', '#cfc7b8', .5); oak = noisemat('oak', '#9c7143', '#b5895a', 1.4, .45, .1, .001, 5, stretch=(1, 14, 14))
    meshobj('hall', [(-60, -12, 0), (60, -12, 0), (60, 90, 0), (-60, 90, 0)], [(0, 1, 2, 3)], aisle); bx('deck', -2.9, 2.9, -2.0, 2.1, 0, .045, carpet, .01, .004); bx('trim', -2.92, 2.92, -2.02, -1.99, 0, .048, alu, .004, .003)
    for k in range(5): bx('panel', -2.5 + k * 1.0, -1.504 + k * 1.0, 1.9, 2.0, .045, 2.75, wallm, .004, .004)
    bx('wcore', -2.49, 2.49, 1.93, 2.1, .045, 2.74, black); text('eCactus', .46, lit('brandl', '#fff4e2', .95), (-2.1, 1.885, 2.14), '-Y', None, 'Medium', 'LEFT', .012, 1.0, res=10)
    # The plinth with the tower and three converters in a rack.
    bx('plinth', -1.75, 1.55, -.55, .75, .085, .20, sand, .02, .004); bx('shadow', -1.70, 1.50, -.50, .70, .045, .085, black); agave(4, loc=(-.95, .05, .20)); u = tianyuan60(); grap = M('graphite'); X = .72
    for k in range(3): dup(u, 'unit', (X, .05, .50 + k * .2405 - .014))
    u.location = GONE; bx('rbase', X - .27, X + .27, -.26, .36, .20, .30, grap, .01, .004); bx('blind', X - .241, X + .241, -.262, -.25, .305, .485, 'white', .006, .002); bx('rtop', X - .27, X + .27, -.26, .36, 1.225, 1.245, grap, .006, .003)
    for sx in (-.252, .252):
        for y in (-.245, .33): bx('post', X + sx - .018, X + sx + .018, y - .012, y + .03, .29, 1.23, grap, .004, .003)
    # Ceiling frame on wires; its inner edge is the light.
    for z, m, i in ((3.20, alu, 0), ):
        for x in (-2.7, 2.7): bx('fx', x - .06, x + .06, -1.9, 1.9, z, z + .16, m, .01, .006); bx('lx', x - .02, x + .02, -1.84, 1.84, z - .012, z + .002, lit('tube', '#fff0da', 2.2), .004, .002)
        for y in (-1.9, 1.9): bx('fy', -2.76, 2.76, y - .06, y + .06, z, z + .16, m, .01, .006); bx('ly', -2.64, 2.64, y - .02, y + .02, z - .012, z + .002, lit('tube', '#fff0da', 2.2), .004, .002)
    for x in (-2.7, 0, 2.7):
        for y in (-1.9, 1.9): cyl('wire', .004, 6, alu, (x, y, 3.3), .0005, n=8)
    for x, y, p in ((-2.7, 0, 62), (2.7, 0, 16)): area('tubes', (x, y, 3.17), (x * .6, y, 0), 3.6, .10, F('frame', 2.2) * p, (1, .93, .82))
    for y, p in ((-1.9, 62), (1.9, 9)): area('tubesy', (0, y, 3.17), (0, y * .3, .3), .10, 5.2, F('frame', 2.2) * p, (1, .93, .82))
    # A counter with what a morning needs.
    bx('counter', 1.95, 2.6, -1.55, .2, .045, 1.06, wallm, .02, .004); bx('ctop', 1.92, 2.63, -1.58, .23, 1.06, 1.095, oak, .008, .004); mug((2.2, -1.2, 1.095), mat('mugm', '#d9d2c4', .5), turn=2.); mug((2.36, -1.02, 1.095), mat('mugm'), turn=.4)
    for k in range(3): o = box('leaflets', .15, .21, .02 + .012 * k, mat('paper', '#ded6c6', .85), (2.25, -.55 + k * .26, 1.095), .003, .001)
    # Visitors pass; behind them other stands are only lights in the dark.
    rnd = random.Random(5)
    for k in range(18):
        x, y = -20 + k * 3.1 + rnd.uniform(-1, 1), rnd.choice((9, 15, 22, 30)); wd, hh = rnd.uniform(2.2, 4.), rnd.uniform(2.4, 3.6); c = rnd.choice(('#5d5346', '#3f4a52', '#6a6256', '#35423d')); bx('stand', x, x + wd, y, y + .3, 0, hh, mat('stand' + c, c, .8, emit=c, estr=.10)); bx('standl', x + .2, x + wd - .2, y - .06, y - .02, hh - .35, hh - .25, lit('sl' + c, ('#ffdcae', '#dce8ff')[k % 2], 1.2)); bx('glow', x + wd * .2, x + wd * .8, y - .03, y - .01, .8, hh * .72, lit('glow' + c, ('#8a6a48', '#56677c')[k % 2], .5))
    for y in (6, 14, 22, 32):
        for z in (7.0, 7.6): tube('truss', [(-40, y, z), (40, y, z)], [.05] * 2, black, None, 2)
        for i in range(40): tube('web', [(-40 + i * 2, y, 7.0), (-39 + i * 2, y, 7.6)], [.025] * 2, black, None, 1)
        for i in range(9): bx('hl', -32 + i * 8, -31.6 + i * 8, y - .1, y + .1, 6.86, 6.9, lit('hl', '#cfdcf2', 2.))
    bx('hallend', -60, 60, 62, 63, 0, 12, mat('halle', '#49525c', .9, emit='#39475a', estr=.12)); bx('roof', -60, 60, -12, 63, 8.2, 8.4, mat('roofm', '#23272c', .9))
    area('hallfill', (-5, -9, 6.5), (0, 0, 1), 4, 4, F('fill', 120), (.80, .88, 1)); world((.35, .45, .6), .10)
    viewcam((F('cx', -1.3), F('cy', -6.9), F('cz', 1.32)), (F('tx', .22), 0, 1.3), F('lens', 50), F('sy', .02), 0, F('fs', 1.6)); return dict(exposure=F('ev', .45), bloom=.03, bounces=(5, 3, 3))


def test_line():
    """A test hall by day: modules wait on rollers, each with its line."""
    floor = noisemat('floor', '#8b918f', '#979d9b', .9, .22, .03, .001, 5, spec=.5); wallm = gridmat('wallm', ('#c3c8c8', '#bcc2c2'), '#9ba2a2', 1.2, 60, .010, .7, axes=(0, 2)); zinc, steel, grap = M('zinc'), M('steel'), M('graphite'); rail = mat('railm', '#5e6a68', .45); concrete = noisemat('conc', '#9fa3a2', '#adb1b0', 1.5, .85, .2, .003)
    meshobj('floor', [(-10, -8, 0), (60, -8, 0), (60, 12, 0), (-10, 12, 0)], [(0, 1, 2, 3)], floor); bx('lineA', -10, 60, -.95, -.87, -.01, .0015, mat('paint', '#c9a63a', .6), .001, .0004); bx('lineB', -10, 60, .87, .95, -.01, .0015, mat('paint'), .001, .0004)
    m = join(module()); roller = cyl('roller', .025, .62, steel, (0, .31, 0), .002, '-Y', n=20); z = .72
    def line(y, x0, x1, first, pitch):
        for s in (-1, 1): bx('rail', x0, x1, y + s * .335 - .02, y + s * .335 + .02, z - .085, z + .012, rail, .006, .003)
        for i in range(int((x1 - x0) / .10)): inst(roller, (x0 + .05 + i * .10, y + .31, z - .022))
        for i in range(int((x1 - x0) / 1.6) + 1):
            for s in (-1, 1): bx('leg', x0 + i * 1.6 - .025, x0 + i * 1.6 + .025, y + s * .335 - .025, y + s * .335 + .025, 0, z - .08, rail, .004, .003)
            bx('tie', x0 + i * 1.6 - .018, x0 + i * 1.6 + .018, y - .33, y + .33, .22, .26, rail, .004, .003)
        for i in range(int((x1 - first) / pitch)):
            x = first + i * pitch; inst(m, (x, y, z + .018)); bx('tray', x - .34, x + .34, y - .22, y + .22, z + .003, z + .018, mat('tray', '#39423f', .6), .02, .004)
            # The test lead comes down from the duct and ends in a plug on the lid.
            cable('drop', [(x - .16, y + .05, 2.02), (x - .17, y + .03, 1.70), (x - .10, y - .02, 1.25), (x - .14, y + .02, 1.04), (x - .15, y + .03, z + .24)], .009, 'rubber'); cyl('plug', .022, .065, mat('plugo', '#c26a1f', .45), (x - .15, y + .03, z + .178), .006, n=24)
            bx('box', x - .26, x + .02, y - .02, y + .14, 1.98, 2.16, mat('tbox', '#d5d6d3', .45), .012, .005); bx('ind', x - .20, x - .04, y - .026, y - .018, 2.05, 2.062, mat('indoff', '#303a37', .5), .003, .001)
        bx('duct', x0, x1, y + .14, y + .26, 2.10, 2.24, zinc, .006, .004)
        for i in range(int((x1 - x0) / 3.2) + 1): bx('mast', x0 + i * 3.2 - .03, x0 + i * 3.2 + .03, y + .36, y + .42, 0, 2.24, rail, .005, .003); bx('arm', x0 + i * 3.2 - .025, x0 + i * 3.2 + .025, y + .14, y + .42, 2.24, 2.29, rail, .005, .003)
    line(0, -2.6, 26, -1.4, 1.15); line(3.1, -2.6, 26, -.9, 1.15); m.location = roller.location = GONE
    # The hall: high windows on the far side, columns, a door at the end.
    plate('far', [rect(-10, 60, -.2, 8)] + [rect(-8.6 + k * 3.4, -5.6 + k * 3.4, 3.3, 6.2) for k in range(20)], .3, wallm, (0, 7.3, 0), .01, '-Y', res=0); card('sky', -60, 90, 16, -4, 22, [(0, '#b9c6d0'), (.4, '#dfe7ec'), (1, '#aebfce')], F('card', 1.3))
    for k in range(20): plate('sash', [rect(-8.6 + k * 3.4, -5.6 + k * 3.4, 3.3, 6.2)] + [rect(-8.55 + k * 3.4 + i * .98, -7.64 + k * 3.4 + i * .98, 3.36 + j * 1.42, 4.72 + j * 1.42) for i in range(3) for j in (0, 1)], .06, grap, (0, 7.2, 0), .005, '-Y', res=0)
    for k in range(8): bx('col', -6.9 + k * 6.8, -6.5 + k * 6.8, 6.55, 6.98, 0, 7.6, concrete, .02, .01)
    bx('end', 44, 44.3, -9, 8, 0, 8, mat('endw', '#b4babb', .8)); bx('door', 43.9, 44, .9, 4.5, 0, 4.2, mat('doorm', '#6d7876', .5)); bx('ceil', -10, 45, -9, 8, 7.6, 7.8, mat('ceilm', '#8f9697', .9)); bx('near', -10, 45, -9, -8.8, 0, 7.8, mat('endw'))
    for k in range(9): bx('beam', -7 + k * 6.8, -6.6 + k * 6.8, -9, 7, 7.0, 7.6, mat('beamm', '#7b8384', .8))
    t = group('trolley', (4.6, 1.62, 0)); bx('tr', -.40, .40, -.25, .25, .20, .24, grap).parent = t; bx('tr2', -.40, .40, -.25, .25, .78, .81, grap).parent = t
    for x in (-.38, .38):
        for y in (-.23, .23): bx('trl', x - .015, x + .015, y - .015, y + .015, .08, .95, zinc, .004, .003).parent = t; cyl('trw', .05, .03, 'rubber', (x - .015, y, .05), .008, 'X', t, n=20)
    multimeter((4.45, 1.62, .81), (0, 0, 1.1)); bx('bin', 4.66, 4.92, 1.45, 1.80, .81, .95, mat('binm', '#2d5a4a', .6), .02, .01)
    for k in range(10): area('day', (-5 + k * 4.6, 7.0, 4.8), (-6 + k * 4.6, 0, .6), 3.0, 2.8, F('day', 330), (.86, .94, 1))
    area('fill', (-6, -6, 6), (4, 0, 1), 5, 4, F('fill', 190), (.94, .97, 1)); world((.8, .9, 1), .10)
    viewcam((F('cx', -4.9), F('cy', -3.35), F('cz', 1.22)), (F('tx', 1.15), F('ty', 0), 1.2), F('lens', 70), F('sy', -.005), 0, F('fs', 2.8)); bpy.context.scene.camera.data.dof.focus_distance = F('fd', 6.3); return dict(exposure=F('ev', .4), bloom=.025, bounces=(5, 3, 3))


settings = {'expo-stand': expo_stand, 'test-line': test_line}[shot]()
render(shot + suf, spp=spp, curve='Filmic', look='Medium High Contrast', clampi=3., smooth_bg=False, rad=7, **{**dict(bloom=.04, bounces=(6, 4, 3)), **settings})
