# Receives webhooks on port 8080 and accepts those that were signed with the secret within the last five minutes.
import hashlib, hmac, json, os, re, time
from http.server import BaseHTTPRequestHandler, HTTPServer

secret = os.environ["ECACTUS_WEBHOOK_SECRET"].encode()


def is_genuine(body, signature):
    parts = re.fullmatch(r"t=(\d+),v1=([0-9a-f]{64})", signature)
    if not parts:
        return False
    seconds, received = parts.groups()
    expected = hmac.new(secret, f"{seconds}.".encode() + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, received) and abs(time.time() - int(seconds)) <= 300


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        accepted = is_genuine(body, self.headers.get("eCactus-Signature", ""))
        self.send_response(204 if accepted else 400)
        self.end_headers()
        print(f"accepted {json.loads(body)['type']}" if accepted else "rejected", flush=True)


HTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
