import type { Json, Resource } from './resource.ts'

/** A JSON value that a project stores under a container and a key. */
export type CustomObject = Resource & {
  readonly container: string
  readonly key: string
  readonly value: Json
}
