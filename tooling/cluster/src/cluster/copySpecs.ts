import { type ServiceSpec, StartupError } from '@selvedge/dev/stack'
import type { ClusterPorts } from './clusterPorts.ts'

/** The services that one copy each runs of: they replace services that a real shop has elsewhere. */
const single = ['platform', 'payment-sandbox']

const localUrl = (port: number): string => `http://127.0.0.1:${port}`

/**
 * Returns the services of the cluster: those of a stack, with several copies of storefront and identity. The copies of a
 * service have the public address of the service and all of its secrets; each has its own port, and identities a name.
 */
export const copySpecs = (specs: readonly ServiceSpec[], ports: ClusterPorts): readonly ServiceSpec[] => {
  const find = (name: string): ServiceSpec => {
    const found = specs.find((spec) => spec.name === name)
    if (!found) throw new StartupError(`There is no service ${name} in this stack.`)
    return found
  }
  const copies = (
    name: 'storefront' | 'identity',
    copyPorts: readonly number[],
    environmentOf: (copy: string, port: string) => Readonly<Record<string, string>>,
  ): readonly ServiceSpec[] =>
    copyPorts.map((port, at) => {
      const spec = find(name)
      const copy = `${name}-${at + 1}`
      return {
        ...spec,
        name: copy,
        url: localUrl(port),
        environment: { ...spec.environment, ...environmentOf(copy, String(port)) },
      }
    })
  return [
    ...specs
      .filter(({ name }) => single.includes(name))
      .map((spec) => ({
        ...spec,
        // No balancer is in front of these.
        environment: { ...spec.environment, TRUSTED_PROXY_HOPS: '0' },
      })),
    ...copies('identity', ports.identities, (copy, port) => ({
      IDENTITY_PORT: port,
      IDENTITY_EXECUTOR_ID: copy,
      REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    })),
    ...copies('storefront', ports.storefronts, (_copy, port) => ({
      STOREFRONT_PORT: port,
      // The balancer has the port of the second site.
      LARKHOUSE_PORT: '',
      CHECKOUT_PORT: '',
    })),
  ]
}
