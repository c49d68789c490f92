"""AGAVE-TH in the views of its page's story: the tower at the right, even ground at the left for type.
blender -b --factory-startup -P story.py -- agave-th-front|agave-th-open|agave-th-side|agave-th-door [w= h= spp= bgspp=]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from stage import *
reset()

def heat_sink(head):
    """Fins behind the inverter, hidden from the front."""
    back = D / 2
    plate('finbase', rrect(.46, .35, .008, 0, .225), .004, 'satin', (0, back - .002, 0), .001, 'Y', head)
    for k in range(31): plate('fin', rrect(.0034, .34, .0012, -.2175 + k * .0145, .225, n=3), .016, 'graphite', (0, back, 0), .0004, 'Y', head, res=1)
    for x in (-.215, .215):
        plate('bracket', rrect(.060, .022, .004, x, HEADH - .035), .010, 'zinc', (0, back - .002, 0), .001, 'Y', head)
        screw((x, back + .008, HEADH - .035), 'Y', head)

def side():
    r = agave(4); heat_sink(next(x for x in r.children if x.name.startswith('head')))
    for part in r.children:
        if part.name.startswith('module'):
            for x in (-.262, .262): screw((x, D / 2 - .0005, .083), 'Y', part, .0036, 'zinc')
    r.rotation_euler = (0, 0, math.radians(270)); hero(r, 1.3, (0, 0, .62))

def apart():
    """The parts float one above the other, in the order in which they are stacked."""
    r = group('R'); gap = .072; base('base', (0, 0, 0), r); topplate(r, BASEH + .0025); z = BASEH + gap
    lowest = module('m', (0, 0, z), r); topplate(lowest, MH)
    for k in (1, 2, 3): dup(lowest, f'm{k}', (0, 0, z + k * (MH + gap)), r)
    z += 4 * (MH + gap); topplate(control('c', (0, 0, z), r), CTRLH); head('h', (0, 0, z + CTRLH + gap), r); hero(r, 1.6, (0, 0, .80), hc=1.45, fill=.90)

def door():
    """Beside an inner door, on the floor and against the wall that everybody knows the size of."""
    wall_m, floor_m, leaf = mat('plaster', '#d9d2c6', .86, spec=.2), mat('screed', '#b3aca0', .42, spec=.35), mat('leaf', '#ebe7de', .38)
    for name, corners, m in (('wall', [(-9, .19, 0), (9, .19, 0), (9, .19, 6), (-9, .19, 6)], wall_m), ('floor', [(-9, -9, 0), (9, -9, 0), (9, .19, 0), (-9, .19, 0)], floor_m)):
        me = bpy.data.meshes.new(name); me.from_pydata(corners, [], [(0, 1, 2, 3)]); me.materials.append(m); link(bpy.data.objects.new(name, me))
    at, wide, high, front = 1.02, .86, 2.02, .19
    def rail(name, x0, x1, z0, z1, depth, m): plate(name, rrect(x1 - x0, z1 - z0, .004, (x0 + x1) / 2, (z0 + z1) / 2, n=3), depth, m, (0, front, 0), .003, '-Y', res=1)
    x0, x1 = at - wide / 2, at + wide / 2
    rail('jambL', x0 - .085, x0, 0, high + .085, .030, leaf); rail('jambR', x1, x1 + .085, 0, high + .085, .030, leaf); rail('lintel', x0, x1, high, high + .085, .030, leaf)
    rail('gap', x0, x1, .004, high, .002, mat('gap', '#1a1a18', .9)); rail('leaf', x0 + .004, x1 - .004, .008, high - .004, .020, leaf)
    for z0, z1 in ((.16, .88), (1.02, 1.86)):
        plate('panel', [rrect(.60, z1 - z0, .006, at, (z0 + z1) / 2, n=3), rrect(.572, z1 - z0 - .028, .004, at, (z0 + z1) / 2, n=3)], .008, leaf, (0, front - .020, 0), .003, '-Y', res=1)
    cyl('rose', .026, .008, 'steel', (x0 + .062, front - .020, 1.05), .002, '-Y'); tube('lever', [(x0 + .062, front - .028, 1.05), (x0 + .062, front - .070, 1.05), (x0 + .074, front - .080, 1.05), (x0 + .185, front - .080, 1.05)], [.0095] * 4, 'steel')
    plate('keyrose', rrect(.044, .044, .020, x0 + .062, .972), .007, 'steel', (0, front - .020, 0), .002, '-Y'); plate('keyhole', rrect(.006, .018, .003, x0 + .062, .972, n=4), .0085, 'core', (0, front - .020, 0), .0002, '-Y')
    for a, b in ((-9, x0 - .085), (x1 + .085, 9)): rail('skirting', a, b, 0, .07, .014, leaf)
    r = agave(4); r.location = (0, -.01, 0)
    area('key', (-2.9, -3.0, 2.7), (.3, 0, .8), 1.7, 2.2, F('key', 150), (1, .965, .93)); area('fill', (3.2, -2.6, 1.2), (.6, 0, .8), 2.0, 2.4, F('fill', 14), (.93, .96, 1)); area('top', (-.4, -1.2, 3.6), (.2, 0, .5), 3.4, 2.0, F('top', 70)); area('left', (-4.6, -2.6, 2.3), (-2.9, .19, 1.2), 1.8, 1.8, F('left', 60), (1, .98, .95)); world((.95, .975, 1), .16)
    camera([V((-.32, -.19, 0)), V((x1 + .085, .19, high + .085))], az=0, h=1.15, lens=60, fill=.80, res=(w, h), offx=.26)
    bpy.context.scene['roi'] = [0, 0, 1, 1]; render(nm, spp=spp, exposure=F('ev', 0), smooth_bg=False)

{'agave-th-front': lambda: hero(agave(4), 1.3, (0, 0, .62), az=0), 'agave-th-open': apart, 'agave-th-side': side, 'agave-th-door': door}[shot]()
