#!/bin/bash
# Renders everything and writes the masters: see README.md.   bash build.sh [preview]   ONLY=<part of a name> limits it
set -e; cd "$(dirname "$0")"
export RENDER_OUT="${RENDER_OUT:-$PWD/out}" RENDER_TMP="${RENDER_TMP:-$PWD/tmp}" PYTHONDONTWRITEBYTECODE=1
if [ "$1" = preview ]; then
  RENDER_OUT="$RENDER_OUT/preview"; HERO="w=480 h=270 spp=4 bgspp=2"; WIDE=$HERO; SCENE=$HERO; DETAIL="w=400 h=300 spp=4"; FOUR="$DETAIL bgspp=2"; CUT="spp=4 scale=.2"; PAIR="w=640 h=360 spp=10 bgspp=4"
else
  HERO="w=2880 h=1620 spp=56 bgspp=12"; WIDE="w=2400 h=1350 spp=28"; SCENE="w=1600 h=900 spp=24"; DETAIL="w=1280 h=960 spp=32"; FOUR="w=1600 h=1200 spp=40 bgspp=12"; CUT="spp=64"; PAIR="w=1920 h=1080 spp=36 bgspp=12"
fi
[ -e nfor.so ] || g++ -O3 -march=native -ffast-math -fopenmp -shared -fPIC nfor.cpp -o nfor.so   # Debian's Blender has no denoiser

shot() { # script, shot, arguments
  case "$2" in *"$ONLY"*) nice -n 15 blender -b --factory-startup -noaudio -P "$1" -- "$2" ${@:3} 2>&1 | grep -v "Not freed" | grep -E "TIMING|Traceback|Error:|line [0-9]+, in" || true ;; esac
}
PRODUCTS="agave-th myrtillo copia tianyuan-200k tianyuan-60k cholla-wifi cholla-lan cholla-4g smart-plug ac-charger"
for p in $PRODUCTS; do
  shot studio.py $p-hero $HERO
  shot studio.py cutout:$p $CUT
done
for p in agave-th myrtillo tianyuan-60k cholla-wifi cholla-lan cholla-4g; do for n in 1 2; do shot details.py $p-detail-$n $DETAIL; done; done
for p in copia tianyuan-200k ac-charger; do shot details.py $p-detail-1 $DETAIL; done
for s in dark unlit; do shot studio.py agave-th-$s $HERO; done
for s in front open side door; do shot story.py agave-th-$s $HERO; done
shot studio.py myrtillo-exploded $FOUR
shot house.py house-dusk w=3840 h=2160 spp=24
shot house.py house-detail $FOUR
for s in agave-th-scene ac-charger-scene cholla-4g-scene; do shot house.py $s $SCENE; done
for s in myrtillo-scene copia-scene cholla-wifi-scene cholla-lan-scene; do shot utility_room.py $s $SCENE; done
shot kitchen.py smart-plug-scene $SCENE
shot evening.py phone-table $SCENE
for s in workbench control-desk; do shot evening.py $s $WIDE; done
shot works.py expo-stand $SCENE
shot works.py test-line $WIDE
for s in cell-drawer service-bench; do shot service.py $s $DETAIL; done
shot technical_room.py tianyuan-60k-scene $SCENE
shot commercial.py tianyuan-200k-scene $SCENE
for p in agave myrtillocactus copiapoa cholla; do shot plants.py pair-$p $PAIR; done
for s in field-dawn van-hub crane-lift; do shot sites.py $s $WIDE; done
shot garden.py case-heat-pump-garden $SCENE
for s in case-moulding-hall substation-fog; do shot industry.py $s $SCENE; done
for s in reception key-shelf; do shot offices.py $s $FOUR; done
shot offices.py training-room $WIDE
for s in letterbox dealers-yard; do shot trade.py $s $FOUR; done
[ "$1" = preview ] || node webp.mjs "$RENDER_OUT"
