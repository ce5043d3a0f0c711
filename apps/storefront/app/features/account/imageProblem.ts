import { m } from '../../paraglide/messages.js'

const MAX_IMAGES = 3
const MAX_IMAGE_BYTES = 5 * 1024 * 1024

/** The chosen files of a message to customer support; a form without chosen files contains an empty file. */
export const imagesOf = (form: FormData): File[] =>
  form.getAll('images').filter((entry): entry is File => entry instanceof File && entry.size > 0)

/** Why images cannot be sent; empty when they can. Their content is checked by the identity service. */
export const imageProblem = (images: readonly File[]): string => {
  if (images.length > MAX_IMAGES) return m.support_images_many()
  const large = images.find(({ size }) => size > MAX_IMAGE_BYTES)
  return large ? m.support_images_large({ name: large.name }) : ''
}
