-- Every request is another question from another address, as the proxy in front of the site passes them on.
local count = 0
request = function()
  count = count + 1
  local address = string.format("10.%d.%d.%d", math.floor(count / 65025) % 255, math.floor(count / 255) % 255, count % 255)
  local body = string.format('{"name":"A visitor","email":"visitor%d@example.com","telephone":"+33612345678","company":"private","message":"Question %d: how many modules does a house need?"}', count, count)
  return wrk.format("POST", "/api/contact/question", { ["Content-Type"] = "application/json", ["X-Forwarded-For"] = address }, body)
end
