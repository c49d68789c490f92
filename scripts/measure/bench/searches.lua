-- Every request is another visitor's, as the proxy in front of the site passes them on, and asks for what people ask for.
local words = { "battery", "inverter", "hybrid inverter", "warranty", "agave", "myrtillo", "installation", "price", "data sheet", "error code", "backup", "heat pump", "app", "smart plug", "three phase", "fire" }
local count = 0
request = function()
  count = count + 1
  local address = string.format("10.%d.%d.%d", math.floor(count / 65025) % 255, math.floor(count / 255) % 255, count % 255)
  local text = words[count % #words + 1]:gsub(" ", "+")
  local headers = { ["X-Forwarded-For"] = address, ["Accept-Encoding"] = "gzip, deflate, br, zstd", ["Cookie"] = "official_lang_cache@v1=en; locale=en-US" }
  return wrk.format("GET", wrk.path .. "?q=" .. text, headers)
end
