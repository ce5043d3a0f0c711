export { createImageId, type ImageId } from './imageId.ts'
export { type ImageBindings, imageRoutes } from './imageRoutes.ts'
export { warmImages } from './warmImages.ts'
