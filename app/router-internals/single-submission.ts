import type { ClientInstrumentation } from "react-router";

/** Ignores a second submission of the same form data while the first one is pending. */
export const singleSubmission: ClientInstrumentation = {
  router({ instrument }) {
    let pending: string | undefined;
    instrument({
      async navigate(navigate, { formData }) {
        const submission = formData && JSON.stringify([...formData]);
        // The router would navigate after a plain return, so the promise never resolves.
        if (submission !== undefined && submission === pending) await new Promise(() => {});
        pending = submission;
        await navigate();
        pending = undefined;
      },
    });
  },
};
