/** The layouts of `Carousel`. */
export const carouselLayouts = ['single', 'cards'] as const
