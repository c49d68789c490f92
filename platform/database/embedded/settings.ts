/** Address on which the database listens: loopback only. */
export const address = "127.0.0.1";

// Settings for one website on a small machine: no processes for replication or parallel queries. A connection uses a few MB once it
// is open; a site opens at most 30, and tests run several sites at a time.
const small = {
  shared_buffers: "32MB",
  max_connections: "200",
  work_mem: "4MB",
  maintenance_work_mem: "16MB",
  max_wal_size: "256MB",
  min_wal_size: "32MB",
  jit: "off",
  huge_pages: "off",
  io_method: "sync",
  autovacuum_max_workers: "1",
  max_worker_processes: "2",
  max_parallel_workers_per_gather: "0",
  max_parallel_maintenance_workers: "0",
  max_logical_replication_workers: "0",
  max_wal_senders: "0",
};

// Keeps visitors' data out of the log, which is stored for long: logs neither statements nor the rows that an error is about.
const quiet = {
  log_checkpoints: "off",
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
};

// Repeats the defaults on purpose: a confirmed order must survive a power failure.
const durable = { fsync: "on", full_page_writes: "on", synchronous_commit: "on" };

/** Arguments of `postgres` for the database in `folder`, listening on `port`. */
export function postgresArguments(folder: string, port: number): string[] {
  const connection = {
    listen_addresses: address,
    port: String(port),
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
  };
  const settings = Object.entries({ ...connection, ...small, ...quiet, ...durable });
  return ["-D", folder, ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}
