import type { Json, Resource } from './resource.ts'

/** Any JSON value that a project keeps under a container and a key. */
export type CustomObject = Resource & {
  readonly container: string
  readonly key: string
  readonly value: Json
}
