# The private key, which stays with you, and the request for a certificate.
openssl ecparam -name prime256v1 -genkey -noout -out payment-processing.key
openssl req -new -sha256 -key payment-processing.key -subj '/CN=Example Store' -out payment-processing.csr

# Upload payment-processing.csr at Apple, and download the certificate as payment-processing.cer.
openssl x509 -inform der -in payment-processing.cer -out payment-processing.pem

# One file with key and certificate. OpenSSL asks for the password that opens it.
openssl pkcs12 -export -inkey payment-processing.key -in payment-processing.pem -out payment-processing.p12

# The text for payment_processor_certificate_data.
openssl base64 -A -in payment-processing.p12 -out payment-processing.p12.txt
