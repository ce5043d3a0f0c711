import { notFound } from '../features/errors/failures.server.ts'

export const loader = () => {
  throw notFound()
}

export const action = loader

export default function Missing() {
  return null
}
