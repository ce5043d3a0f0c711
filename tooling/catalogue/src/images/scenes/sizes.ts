import type { SceneSize } from './sceneBuilder.ts'

/** Images for cards and galleries: 4:5. */
export const portrait: SceneSize = { width: 800, height: 1000, scale: 1.2 }
/** Images for the full page width; the headline covers the left 45 %. */
export const wide: SceneSize = { width: 1440, height: 640, scale: 1 }
export const ruled: SceneSize = { width: 1280, height: 640, scale: 1 }
export const square: SceneSize = { width: 800, height: 800, scale: 1 }
