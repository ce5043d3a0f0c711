import { primaryCheck } from '../postgres/primaryCheck.ts'

/** A copy of a service, at a port of this machine. */
export type Server = { readonly name: string; readonly port: number }

/** A service that browsers reach: the ports of the balancer, and the copies behind them. */
export type BalancedService = {
  readonly name: 'storefront' | 'identity'
  readonly ports: readonly number[]
  readonly servers: readonly Server[]
}

/** What both balancers need: a socket for commands, and the user to run as. */
type Common = {
  /** A Unix socket, by which an operator takes a server out of service. */
  readonly socket: string
  /** The unprivileged user when HAProxy is started as root. */
  readonly user?: string | undefined
}

export type HttpConfig = Common & {
  /** The network address of the public ports. */
  readonly host: string
  readonly services: readonly BalancedService[]
  /** The port of the statistics, on this machine only. */
  readonly statsPort: number
}

export type PostgresConfig = Common & {
  readonly port: number
  /** The databases, the primary at the start first. */
  readonly servers: readonly Server[]
  /** The role that the check logs in as, without a password and without rights. */
  readonly checkRole: string
}

const lines = (...parts: readonly (string | readonly string[])[]): string => `${parts.flat().join('\n')}\n`

const section = (head: string, body: readonly (string | undefined)[]): readonly string[] => [
  '',
  head,
  ...body.flatMap((line) => (line === undefined ? [] : [`    ${line}`])),
]

const global = ({ socket, user }: Common, hardStop: string): readonly string[] =>
  section('global', [
    'log stdout format raw local0 info',
    `stats socket ${socket} mode 600 level admin expose-fd listeners`,
    // After a reload the former process serves its open connections until then.
    `hard-stop-after ${hardStop}`,
    user ? `user ${user}` : undefined,
    user ? `group ${user}` : undefined,
  ]).slice(1)

const serverLines = (servers: readonly Server[], options = ''): readonly string[] =>
  servers.map(({ name, port }) => `server ${name} 127.0.0.1:${port}${options}`)

/** Paths that only operators need: they ask a copy directly. */
const privatePaths = { storefront: [], identity: ['/metrics'] } as const

const frontend = ({ name, ports }: BalancedService, host: string): readonly string[] =>
  section(`frontend ${name}`, [
    ...ports.map((port) => `bind ${host}:${port}`),
    // A visitor who sends this header could choose the id of a trace.
    'http-request del-header traceparent',
    ...privatePaths[name].map((path) => `http-request deny deny_status 404 if { path ${path} }`),
    // A lost connection does not show whether a form was carried out, so only a shopper may send it again.
    'http-request disable-l7-retry unless METH_GET',
    `use_backend ${name}-running if { nbsrv(${name}) eq 0 }`,
    `default_backend ${name}`,
  ])

/** A check without a host, which is HAProxy's default, gets 400 from the services. */
const healthCheck = (path: string): readonly string[] => [
  'option httpchk',
  `http-check send meth GET uri ${path} ver HTTP/1.1 hdr Host localhost hdr Connection close`,
  'http-check expect status 200',
]

/**
 * The copies that are ready, and, when none is, those that run. Without the second backend an outage of the database
 * would replace the shop's stored pages and its own error page with those of the balancer.
 */
const backends = ({ name, servers }: BalancedService): readonly string[] => [
  ...section(`backend ${name}`, ['balance roundrobin', ...healthCheck('/readyz'), ...serverLines(servers)]),
  ...section(`backend ${name}-running`, [
    'balance roundrobin',
    ...healthCheck('/healthz'),
    ...serverLines(servers),
  ]),
]

/** Writes the configuration of the balancer in front of storefronts and identities. */
export const httpConfig = (config: HttpConfig): string =>
  lines(
    global(config, '30s'),
    section('defaults', [
      'mode http',
      'log global',
      // Only failures are logged, without the path, which may contain the key of a shared list.
      'option dontlog-normal',
      'log-format "%ci %HM %ft %b/%s %ST %tsc %Tq/%Tw/%Tc/%Tr/%Ta"',
      'option forwardfor',
      // During a reload, an idle connection is closed after its next response, not while a request is on its way.
      'option idle-close-on-response',
      'option redispatch 1',
      'retries 3',
      'retry-on conn-failure empty-response',
      'timeout connect 1s',
      'timeout client 60s',
      'timeout server 60s',
      'timeout http-request 10s',
      'timeout http-keep-alive 30s',
      'timeout check 2s',
      // A copy reports on /readyz that it stops two seconds before it closes: two checks fit into that time.
      'default-server check inter 500ms fastinter 250ms fall 2 rise 1',
    ]),
    ...config.services.map((service) => frontend(service, config.host)),
    ...config.services.map(backends),
    section('frontend stats', [
      `bind 127.0.0.1:${config.statsPort}`,
      'stats enable',
      'stats uri /',
      'stats hide-version',
      'stats refresh 5s',
    ]),
  )

/**
 * Writes the configuration of the balancer that leads to the primary database. It is a process of its own: a reload of the
 * public balancer would otherwise end the connections of the databases after `hard-stop-after`.
 */
export const postgresConfig = (config: PostgresConfig): string =>
  lines(
    global(config, '10m'),
    section('defaults', [
      'mode tcp',
      'log global',
      'option tcplog',
      'option dontlog-normal',
      'option clitcpka',
      'option srvtcpka',
      'timeout connect 2s',
      // Connections that wait for notifications are idle for hours.
      'timeout client 8h',
      'timeout server 8h',
      'timeout check 2s',
    ]),
    section('frontend postgres', [`bind 127.0.0.1:${config.port}`, 'default_backend primary']),
    section('backend primary', [
      'option tcp-check',
      ...primaryCheck(config.checkRole).map(({ act, bytes }) => `tcp-check ${act} ${bytes}`),
      // A server that is no longer the primary must not keep the connections of the apps.
      'default-server check inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions',
      // Only one server is used at a time, even if a former primary comes back and both accept writes.
      ...serverLines(config.servers.slice(0, 1)),
      ...serverLines(config.servers.slice(1), ' backup'),
    ]),
  )
