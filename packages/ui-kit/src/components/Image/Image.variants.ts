/** The aspect ratios of `Image`. */
export const imageRatios = ['natural', 'portrait', 'square', 'tall', 'wide', 'fill'] as const

/** The anchors of the crop of `Image`. */
export const imageAnchors = ['center', 'floor', 'left'] as const

/** The corner radii of `Image`. */
export const imageRadii = ['none', 'field'] as const
