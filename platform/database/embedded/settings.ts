/** The address on which the database listens: this machine only. */
export const address = "127.0.0.1";

// For one website on a small machine: no processes that only replication or parallel queries over large tables would
// use. A connection takes its few MB when it is opened: a site opens 30 at most, tests run several sites at a time.
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

// The log is kept for long and should hold no visitor's data: neither statements nor the rows that
// an error is about.
const quiet = {
  log_checkpoints: "off",
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
};

// Named although they are the defaults: a confirmed order must survive the loss of power.
const durable = { fsync: "on", full_page_writes: "on", synchronous_commit: "on" };

/** The arguments of `postgres` for the database in `folder`, listening on `port`. */
export function postgresArguments(folder: string, port: number): string[] {
  const place = {
    listen_addresses: address,
    port: String(port),
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
  };
  const settings = Object.entries({ ...place, ...small, ...quiet, ...durable });
  return ["-D", folder, ...settings.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}
