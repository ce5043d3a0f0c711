import { type ImageProps, imagePreload } from '@selvedge/ui-kit/Image'
import { createContext, useContext } from 'react'

/**
 * The first image with priority of the page while the server renders it, as the value of a `Link` header. The response to a
 * page has this header, so that a browser loads the image before it has read the page.
 */
export type PriorityImage = { link?: string }

export const PriorityImageContext = createContext<PriorityImage>({})

type PreloadProps = Pick<ImageProps, 'priority' | 'srcFor' | 'sizes' | 'widths'>

const useLinkOnServer = (image: PreloadProps): void => {
  const priorityImage = useContext(PriorityImageContext)
  if (image.priority) priorityImage.link ??= imagePreload(image)
}

/** Notes the first image with priority on the server. Browsers have no code for it. */
export const usePriorityImage: typeof useLinkOnServer = import.meta.env.SSR ? useLinkOnServer : () => {}
