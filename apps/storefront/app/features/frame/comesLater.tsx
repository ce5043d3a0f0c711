import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'

/** A part that comes when the page can be used, not with it. One that does not arrive stays away. */
export const comesLater = (load: () => Promise<{ readonly default: ComponentType }>): ComponentType => {
  const Part = lazy<ComponentType>(() => load().catch(() => ({ default: () => null })))
  return () => {
    const [isHere, setIsHere] = useState(false)
    useEffect(() => setIsHere(true), [])
    return isHere ? (
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    ) : null
  }
}
