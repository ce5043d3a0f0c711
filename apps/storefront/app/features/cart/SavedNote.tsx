import { lazy, Suspense } from 'react'

const load = () => import('./SavedNote.deferred.tsx')

/** Rarely seen: the server sends it with the page where it is wanted, its code comes after. */
const Note = import.meta.env.SSR ? (await load()).default : lazy(load)

/** What is said after a line went to the wishlist. */
export const SavedNote = () => (
  <Suspense>
    <Note />
  </Suspense>
)
