/** The aspect ratios of `Image`. */
export const imageRatios = ['natural', 'portrait', 'square', 'tall', 'wide', 'fill'] as const

/** The parts of an `Image` that can stay visible when the image is cropped. */
export const imageAnchors = ['center', 'floor', 'left'] as const

/** The corner radii of `Image`. */
export const imageRadii = ['none', 'field'] as const
