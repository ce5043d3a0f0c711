const cloth = '#F1E9DA'
const thread = '#DCCFB8'
const shade = '#C9B99C'

/** Draws unprinted fabric: a plain weave with one folded corner. */
export const drawUnprintedCloth =
  (): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800" role="img" aria-label="Unprinted cloth">
<defs>
<pattern id="plain-weave" width="8" height="8" patternUnits="userSpaceOnUse">
<rect width="8" height="8" fill="${cloth}"/>
<path d="M0 2h4M4 6h4" stroke="${thread}" stroke-width="1.6"/>
<path d="M6 0v4M2 4v4" stroke="${thread}" stroke-width="1.6" opacity=".7"/>
</pattern>
<linearGradient id="plain-light" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#fff" stop-opacity=".35"/>
<stop offset="1" stop-color="${shade}" stop-opacity=".4"/>
</linearGradient>
</defs>
<rect width="800" height="800" fill="url(#plain-weave)"/>
<rect width="800" height="800" fill="url(#plain-light)"/>
<path d="M520 800 Q600 640 800 560 V800Z" fill="#00000014"/>
<path d="M540 800 Q560 590 800 580 Q690 640 540 800Z" fill="${cloth}" stroke="${shade}"/>
<path d="M800 580 Q690 640 540 800 H800Z" fill="#E7DCC7"/>
</svg>`
