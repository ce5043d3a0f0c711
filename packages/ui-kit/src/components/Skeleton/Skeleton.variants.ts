/** The shapes of `Skeleton`. */
export const skeletonShapes = ['text', 'image', 'field', 'panel'] as const
