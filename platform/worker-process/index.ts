import { fork, type ChildProcess } from "node:child_process";
import os from "node:os";

/** Worker process: isolates memory and crashes from the server, and ends when it is idle. */
export type WorkerProcess<Job, Result> = {
  /** @throws the error of the job, or if the worker ended or took too long */
  run(job: Job): Promise<Result>;
  close(): void;
};

type JobMessage<Job> = { id: number; job: Job };
type ResultMessage<Result> = { id: number; result: Result; failure?: never } | { id: number; failure: string; result?: never };

const idleMs = 5_000;
const longestMs = 60_000;
const niceness = 10;

type PendingJob<Result> = { worker: ChildProcess; resolve(result: Result): void; reject(error: Error): void; timer: NodeJS.Timeout };

export function openWorkerProcess<Job, Result>(input: {
  name: string;
  program: string;
  programArguments?: string[];
}): WorkerProcess<Job, Result> {
  const pending = new Map<number, PendingJob<Result>>();
  let child: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastId = 0;

  const start = () => {
    const worker = fork(input.program, input.programArguments ?? [], {
      serialization: "advanced",
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    if (worker.pid !== undefined) os.setPriority(worker.pid, niceness);
    // Lets the server exit while the worker runs.
    worker.unref();
    worker.channel?.unref();
    worker.on("message", ({ id, result, failure }: ResultMessage<Result>) => {
      const job = pending.get(id);
      if (!job) return;
      settle(id);
      if (failure === undefined) job.resolve(result);
      else job.reject(new Error(failure));
    });
    worker.once("exit", (code) => {
      if (child === worker) child = undefined;
      for (const [id, job] of pending) {
        // A replaced worker may end while its successor is working.
        if (job.worker !== worker) continue;
        settle(id);
        job.reject(new Error(`The ${input.name} stopped with code ${code}.`));
      }
    });
    return worker;
  };

  const settle = (id: number) => {
    clearTimeout(pending.get(id)?.timer);
    pending.delete(id);
    if (pending.size > 0) return;
    idleTimer = setTimeout(stop, idleMs).unref();
  };
  const stop = () => {
    clearTimeout(idleTimer);
    child?.disconnect();
    child = undefined;
  };

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        clearTimeout(idleTimer);
        const worker = (child ??= start());
        const id = ++lastId;
        pending.set(id, { worker, resolve, reject, timer: setTimeout(() => worker.kill(), longestMs).unref() });
        worker.send({ id, job } satisfies JobMessage<Job>);
      }),
    close: stop,
  };
}

export function serveJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  const runJob = async ({ id, job }: JobMessage<Job>): Promise<ResultMessage<Result>> => {
    try {
      return { id, result: await work(job) };
    } catch (error) {
      return { id, failure: error instanceof Error ? error.message : String(error) };
    }
  };
  process.on("message", async (message: JobMessage<Job>) => process.send?.(await runJob(message)));
  process.on("disconnect", () => process.exit(0));
}
