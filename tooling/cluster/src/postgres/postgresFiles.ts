/** The role of the apps and of replication. */
export const SUPERUSER = 'selvedge'

/** The role that the balancer logs in as to find the primary. It has no password and no rights. */
export const CHECK_ROLE = 'selvedge_check'

/** The access rules: the check needs no password, everything else does. */
export const hbaFile = (): string =>
  [
    `host postgres ${CHECK_ROLE} 127.0.0.1/32 trust`,
    'host all all 127.0.0.1/32 scram-sha-256',
    'host replication all 127.0.0.1/32 scram-sha-256',
    '',
  ].join('\n')

/** The settings that both servers have, as primary and as replica. */
export const serverParameters = (name: string, port: number): readonly string[] => [
  `port=${port}`,
  `cluster_name=${name}`,
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'wal_level=replica',
  'max_wal_senders=10',
  'hot_standby=on',
  // A replica that was away for a short time continues from there.
  'wal_keep_size=256MB',
  'wal_receiver_status_interval=1s',
  'wal_retrieve_retry_interval=500ms',
  'synchronous_commit=on',
]
